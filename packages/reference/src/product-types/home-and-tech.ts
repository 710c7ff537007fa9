import { listProductTypes, type ProductType } from './product-type.ts'

/** Power, kitchen, rooms, phones and computers. */
export const HOME_AND_TECH_TYPES: readonly ProductType[] = [
  ...listProductTypes(
    'HOUSEHOLD',
    `
    mattress: sleep bed back pain waist ache foam orthopaedic firm spring bedroom comfortable hostel couple
      lie sore spine
    duvet: sleep bed cover blanket cold night warm harmattan pillowcase bedsheet bedroom comforter guest
      quilt bedspread linen
    storage box: keep arrange toys clothes scattered tidy space stack clutter wardrobe lid plastic container
      organise shelf under bed dust moving
    wardrobe: clothes hang keep bedroom furniture arrange cupboard closet drawer shirts room scattered
    led bulb: light bright room dark lamp socket low power energy saving electricity bill ceiling burnt
    voltage stabiliser: current fluctuate high low voltage nepa phcn burn damage fridge tv protect surge
      light dim power spoil appliance
    fridge guard: voltage protect fridge freezer surge current burn spoil plug nepa compressor fluctuate
    dry iron: press clothes shirt rumpled wrinkled crease uniform straight cloth laundry squeeze
    table for four: eat dine dining meals family furniture chairs kitchen parlour wooden sit study
    washing machine: laundry clothes dirty wash hand tired scrub spin dry automatic bedsheet family diapers
    standing fan: hot heat room air blow cool breeze sweat ventilation no light nepa power cut sleep night
      rechargeable parlour
    table fan: hot heat air blow cool breeze sweat small desk shop no light nepa rechargeable sleep night
    industrial fan: hot hall church workshop event tent large strong air blow factory mosque bakery crowd
    air conditioner: hot heat room cool cold chill bedroom office remote ac temperature sweat wall
    chest freezer: frozen fish meat cold ice freeze bulk business sell drinks keep fresh shop provision room food nepa light
    fridge: cold drinks water food cool keep fresh spoil leftovers soup chill hostel kitchen milk bedside
      small room
    organiser box: fridge freezer arrange vegetables tidy leftover keep fresh container kitchen shelf
    food jar: keep beans rice spices weevil dry kitchen store airtight container flour ants sugar garri
      pantry glass
    blender: grind pepper tomato smoothie beans blend crush puree mill egusi kitchen milkshake juice ice
    pressure pot: cook fast beans meat tough soft gas saving quick tenderise boil bone hard
    pot set: cook kitchen cookware saucepan soup stew stick burn newly married pots pans lid house
    air fryer: fry chips chicken plantain yam without oil healthy less fat crispy bake roast
    electric kettle: boil hot water tea noodles bath coffee fast hostel jug
    microwave: warm reheat food leftovers hot cold rice popcorn defrost office lunch heat quickly
    toaster: bread breakfast slices toast crispy brown morning sandwich
    gas cooker: cook kitchen stove oven bake burner cake flame grill roast family turkey
    knife set: cut slice chop meat onions vegetables sharp kitchen blade chef dice
    inverter kit: light nepa outage power cut backup electricity house silent generator fuel alternative
      night battery noise blackout
    solar panel: sun electricity roof power charge nepa bill fuel generator alternative energy free
    inverter battery: backup store power inverter solar last night lithium tubular replace nepa
    generator: light nepa outage power cut electricity fuel petrol gen shop barbing salon backup business
      blackout engine
    solar home light: village dark no electricity bulbs sun charge phone rural farm hut grandmother kiosk shop light
  `,
  ),
  ...listProductTypes(
    'TECH',
    `
    television: watch football match film cartoon channels screen parlour sitting room flat decoder wall
    power bank: phone battery die dead charge outside travel journey road nepa low run emergency portable
      bus camp nysc
    smartphone: call browse internet whatsapp camera pictures video apps android sim phone mother first
      cheap tiktok instagram selfie
    smart tv: watch youtube netflix film match screen parlour large big stream 4k remote sitting room
    game console: play children boys holiday bored television games fun nephew son joystick indoor retro
    game pad: play games controller phone pc joystick gamer fifa mobile
    wireless speaker: music loud party song beach outdoor bass bluetooth sound dance house hangout church
    smart watch: steps heart rate fitness wrist run calls track sleep gym health notifications exercise
    smart watch for children: know where child location track gps school kid daughter son call lost safety
      missing
    headphones: listen music noise block study plane quiet concentrate ears podcast calls bass noisy
      neighbours
    earbuds: listen music gym run bus wireless small ears calls commute pocket jog
    wall charger: charge phone plug socket fast adapter slow two devices usb head
    charging cable: cord wire charge phone usb fast spoilt cut broken connect data type-c
    projector: show film wall church movie big screen presentation slides match cinema viewing classroom
      lecture
    phone case: phone drop fall protect break pouch crack cover scratch shock
    tablet: child school class draw read cartoon screen lessons larger ebook online learn portable video
      toddler
    digital camera: pictures photos photography wedding shoot vlog video content lens photographer youtube
      film event
    security camera: watch house thieves gate compound shop record theft outside cctv night monitor intruder
      robbery spy
    cctv kit: watch shop house thieves record theft staff office filling station compound monitor stealing
      burglary cameras
    memory card: phone full storage space pictures save files sd expand gb
    router: internet wifi home office data network share connect browse sim slow signal house devices stream
    laptop: computer school university typing programming coding work office student assignment zoom remote
      project portable notebook
    monitor: screen second computer display desk trader designer larger external charts eyes
    desktop computer: office reception cyber cafe business pc accounting work school lab typing
    printer: print documents school assignment colour photocopy scan office business paper cafe invoices
      handouts
    laser printer: print documents black fast office invoices pages toner bulk text
    keyboard and mouse: type wireless desk computer quiet wrist office set laptop
    laptop charger: charge laptop battery adapter spoilt power pin cable replace
    radio: news listen grandfather village old papa fm station battery football commentary pensioner
    microphone: record voice podcast sing song youtube streaming zoom meeting sound studio interview
      voiceover
  `,
  ),
  ...listProductTypes(
    null,
    `
    lantern: dark light nepa night read study torch lamp outage camping candle kerosene walk hostel power
      rechargeable
    ups: computer desktop shut down light off save work suddenly nepa cut backup minutes outage office cyber
      cafe
    scented candle: smell room fragrance relax romantic date night gift nice aroma calm bath anniversary
    thread: sew tailor fashion designer machine stitch needle mend cloth tear colours
  `,
  ),
  ...listProductTypes(
    'WARDROBE',
    `
    laptop backpack: carry laptop bag school office work university books rain commute travel
  `,
  ),
  ...listProductTypes(
    'GROCERY',
    `
    dishwashing liquid: wash plates pots grease oil dishes kitchen sink soap sponge lather
    washing powder: wash clothes laundry stain detergent dirty uniform white soap omo machine foam
    floor cleaner: clean toilet bathroom tiles germs smell mop disinfect stain bleach white dirty sink kill
    toilet roll: toilet bathroom wipe tissue paper soft guests
  `,
  ),
]
