import { listProductTypes, type ProductType } from './product-type.ts'

/** Health, beauty, clothes and jewellery. */
export const BODY_AND_WEAR_TYPES: readonly ProductType[] = [
  ...listProductTypes(
    'HEALTH',
    `
    blood pressure monitor: hypertension bp high check heart mother father parents old doctor daily reading
      home elderly measure stroke dizzy
    first aid box: wound cut injury bandage plaster accident office school car emergency bleeding bruise
      burn scrape
    malaria test kit: fever malaria test check child headache blood mosquito doubt positive confirm
      shivering
    mosquito net: mosquito bite malaria sleep bed baby insect night hang window disturb buzz
    paracetamol: headache fever pain body ache head tablet cramps tooth toothache temperature migraine flu
    vitamin c tablets: immune immunity cold catarrh flu tired weak boost zinc sick supplement fizzy
    blood sugar meter: diabetes diabetic sugar check test strips glucose finger parents monitor
    maternity pads: delivery birth hospital bag bleeding after mother baby newborn labour
    hand sanitiser: hands germs clean wash bus handshake office clinic travel alcohol
    eye drops: eyes dry red itch itchy screen tired burning lens harmattan dust
    thermometer: temperature fever baby hot check child forehead body
    pulse oximeter: oxygen breath heart rate finger level covid asthma saturation
    reading glasses: see small print blurry eyes read bible newspaper screen headache computer strain old
    toothbrush: teeth brush mouth gum soft bleeding morning clean breath
    tooth powder: teeth toothache mouth odour breath gum yellow stain white natural clean
    knee support: knee pain joint arthritis climb stairs sport walk injury sprain football brace old
    face masks: dust cover nose mouth cough hospital paint flu harmattan smoke virus breathe
    breast pump: milk mother nursing express work baby feed engorged return maternity leave
    nebuliser: asthma breath inhaler chest attack child wheeze cough lungs
    pill organiser: medicine forget drugs tablets daily week elderly remember dose parents box
    wheelchair: walk disabled old leg stroke hospital push elderly grandmother broken surgery mobility mother father sit accident
    moringa: blood sugar immune herbal leaf natural weak energy tea powder pressure
    turmeric tea: cold flu herbal throat inflammation immune drink ginger hot slimming
    muscle rub: body pain back waist muscle ache joint massage sore shoulder balm neck stiff arthritis
      sprain
    dumbbells: gym weight muscle exercise home strong lift arms biceps workout fitness
    exercise mat: yoga floor exercise gym stretch pilates workout home belly fat sit ups fitness
    fish oil: heart brain omega cholesterol memory supplement eyes pregnant joint capsule
    belly wrap: belly stomach after birth tummy flat postpartum mother delivery girdle tie
    sanitary pads: period menstruation flow monthly girl daughter washable cotton reusable school women
  `,
  ),
  ...listProductTypes(
    null,
    `
    shea butter: dry skin hair baby stretch marks harmattan body cream ori natural lips cracked heel massage
    feeding bottle: baby milk feed newborn colic gas formula suck infant teat
    black soap: pimples skin eczema rash spots natural wash face body bath local dudu
    gele: head tie owambe wedding party mother bride wrap headgear scarf turban
    coral beads: edo benin bride groom traditional wedding igbo chief neck title royal
    bronze vase: decorate parlour art palace gift house benin sculpture antique
    handbag: women office carry leather ladies wife mother boss gift work classy shoulder
    purse: money coins small women hold change beaded
  `,
  ),
  ...listProductTypes(
    'SPA',
    `
    body lotion: dry skin harmattan cream body moisturise glow soft rub black ashy cracked
    face soap: pimples acne spots face bar glow dark oily turmeric wash skin clear blackheads
    sunscreen: sun burn skin dark face protect beach spf black hot outdoor tan
    lip gloss: lips shine dry make-up girl pink kiss bag
    press-on nails: nails fix quick wedding fancy fake salon stick long hands
    nail polish: nails paint colour fingers toes manicure cutex varnish
    nail lamp: nails gel dry salon technician uv cure business manicure
    sponge: bath scrub back body dead skin wash exfoliate net
    bridal glow box: bride wedding skin glow weeks prepare shine face body pampering
    beard oil: beard grow facial hair men itchy soft patchy moustache connect
    foundation: face make-up shade dark skin cover even complexion event powder spots
    make-up palette: eye shadow blush colours make-up face party artist beginner
    perfume: smell nice scent fragrance date body odour gift husband wife long lasting cologne spray
      anniversary valentine boyfriend girlfriend
    massage set: stress relax spa stones body back tired tension couple hot
    massage oil: relax body rub back tired tension couple spa soothing romantic ache
    facial steamer: face pores blackheads steam open catarrh spa home skin clean blocked nose
    face serum: dark spots glow face bright even skin wrinkles pimples marks ageing dull
    wig: hair birthday owambe style head wear salon straight curly instant fringe lace bald slay
    braiding hair: braid attachment extension plait hairstyle twist box knotless salon expression
    hair clipper: barb cut hair haircut barber shave trim salon beard home boys
    hair dryer: dry wet hair blow salon wash straighten stretch
    edge control: edges hair lay gel baby front flyaway sleek hairline
    hair oil: hair grow growth falling breaking scalp dandruff itchy edges bald loss natural thin receding
  `,
  ),
  ...listProductTypes(
    'WARDROBE',
    `
    ankara: fabric cloth sew native print yards style material wax tailor gown aso
    lace: aso ebi fabric owambe wedding party yards sew material guest classy
    adire: fabric indigo yoruba abeokuta dye cloth hand-painted tie sew souvenir
    george wrapper: igbo traditional wedding mother bride wrapper double blouse in-law
    kampala: gown free boubou home casual loose tie-dye pregnant comfortable
    corset gown: owambe party reception dress wedding guest aso ebi slay curves dinner
    agbada: men groom wedding native yoruba party big chief flowing traditional eid
    iro and buba: yoruba women traditional wedding introduction mother lace wrapper church
    senator: native men church friday wear style two-piece kaftan wedding guest husband
    ankara gown: mother daughter matching church dress twin family picture print
    pyjamas: sleep night wear bed soft nightwear bridal morning
    clutch: purse party owambe evening hand small bag wedding dinner sparkle stones
    fila: cap men native yoruba agbada head traditional groom
    court shoes: heels office women wedding formal party dinner pointed pumps
    hand fan: celebrant bride owambe party feather hold dance beaded birthday
    sneakers: canvas casual shoe jeans walk white school trendy outing boyfriend
    running shoes: jog gym run exercise marathon sport walk training feet cushion
    trainers: children light shoe kid birthday boy run
    hiking boots: mountain climb hill walk outdoor hike rough field obudu site ankle
    slippers: bathroom house feet casual beach rubber home flip hostel
    tracksuit: gym jogging sport exercise morning travel cold joggers
    socks: feet shoe sport school smell ankle sneakers
    face cap: sun head hat sport casual shade baseball
    sneaker cleaning kit: dirty shoe white wash stain sneakers brush canvas brown
    damask wrapper: edo benin bride traditional wedding blouse
    velvet agbada: edo benin groom wedding
    leather sandals: men native casual feet palm handmade friday
    red cap: chief title igbo elder ozo traditional ceremony
    ankara shirt: men casual friday office native print short vacation
    kaftan: boys sallah eid friday mosque native son muslim jumat
    tote bag: carry market books women work beach church shoulder
    ceremonial umbrella: chief coronation bride rain shade couple dance king
    baby grows: baby newborn clothes infant shower gift onesie sleep naming ceremony layette
    school bag: school books child resume carry pupil back primary nursery
    school sandals: school uniform child feet resume pupil brown
    party dress: girl birthday princess daughter tulle ball church flower niece christmas
    jeans: trousers boy denim casual outing
    boxers: underwear pants boy men inside shorts brief
    football kit: boy football jersey play sport team son inter-house birthday
    headband: baby girl hair ribbon bow newborn picture christening dedication
  `,
  ),
  ...listProductTypes(
    'JEWELRY',
    `
    coral bracelet: wrist traditional bride beads
    earrings: ears women gift dangling jewellery birthday girlfriend wear
    bangles: wrist hand women native jewellery arm
    necklace: neck chain women gift wife girlfriend valentine anniversary jewellery pendant love
    brooch: pin dress suit gele jacket decorate
    cufflinks: groom suit shirt men sleeve gift boss husband wedding formal
    wedding ring: marry wedding couple band gold vows bride groom church
    engagement ring: propose proposal engage marry girlfriend diamond knee solitaire fiancee
    watch: time wrist men husband gift father graduation office strap interview punctual
    sunglasses: sun eyes dark shade driving glare beach style protect
    belt: trousers waist men leather hold loose sagging
    wallet: money cards men gift pocket leather father husband boyfriend cash atm
    waist beads: waist women weight slim bedroom glass tie jigida
    name bracelet: personalised name girl friend gift letters child custom engraved
    bridal beads: igbo bride traditional wedding igba nkwu set
    hair comb: bride wedding hair pin flowers accessory
  `,
  ),
]
