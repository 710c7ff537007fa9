const names = (list: string): string[] =>
  list
    .split(/[|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * What shops and markets in Nigeria sell, by its name, whether or not it is sold here. Where such a thing is looked for and
 * nothing here is one, goods that only mention it are not meant: a generator with a copper coil is no mosquito coil.
 */
export const NAMES_OF_GOODS: readonly string[] = [
  // food that is bought raw or packed
  ...names(`
    salt|sugar|cube sugar|brown sugar|curry|curry powder|thyme|nutmeg|cinnamon|bay leaf|white pepper|black pepper|vinegar
    baking powder|baking soda|yeast|custard|custard powder|semo|semovita|semolina|wheat flour|plain flour|baking flour|oat
    oatmeal|granola|muesli|golden morn|butter|margarine|cheese|yoghurt|yogurt|greek yoghurt|ice cream|whipped cream
    mayonnaise|ketchup|soy sauce|salad cream|hot sauce|jam|marmalade|syrup|maple syrup|peanut butter|chocolate spread
    biscuit|cookie|wafer|candy|chewing gum|chocolate|lollipop|popcorn|gala|sausage roll|hot dog|sausage|corned beef
    luncheon meat|bacon|ham|chicken wing|chicken lap|chicken thigh|frozen chicken|whole chicken|live chicken|turkey
    turkey wing|gizzard|beef|goat meat|cow meat|cow leg|cow head|cow tail|liver|kidney|shaki|ponmo|kpomo|pork|mutton
    rabbit meat|bush meat|grasscutter|titus|mackerel|kote|hake|panla|stockfish|okporoko|tilapia|salmon|tuna
    lobster|shrimp|squid|calamari|egusi|melon seed|ogiri|iru|dawadawa|locust bean|uziza|uziza leaf|utazi|scent leaf
    bitter leaf|bitterleaf|water leaf|waterleaf|oha leaf|ora leaf|ewedu leaf|spinach|cabbage|lettuce|carrot|cucumber
    green bean|green pea|sweet corn|corn|maize|onion|garlic|ginger root|fresh ginger|turmeric root|irish potato|potato
    apple|banana|orange|watermelon|pawpaw|papaya|avocado|guava|grape|lemon|lime|strawberry|soursop|coconut|kola nut
    kolanut|bitter kola|garden egg|tiger nut|cashew nut|cashew|almond|walnut|peanut|sesame seed|chia seed|flax seed
    soya bean|soybean|soya milk|guinea corn|millet|sorghum grain|barley|white bean|black eyed pea|lentil|chickpea|macaroni
    vermicelli|couscous|coconut oil|olive oil|sunflower oil|castor oil|cream cheese|fufu|akpu|eba flour|tapioca|kuli kuli
    kulikuli|dambun nama|donkwa|aadun|kokoro|peppered snail|egg roll|doughnut|donut|buns|scotch egg|fish roll|fish pie
    chicken pie|samosa|spring roll|cake|birthday cake|wedding cake|cupcake|croissant|bagel|pancake|waffle|muffin
    banana bread|burger|fried chicken|chips|french fries|pepper soup|goat pepper soup|catfish pepper soup|isi ewu
    egusi soup|oha soup|okro soup|afang soup|edikang ikong|gbegiri|yam porridge|beans porridge|coconut rice|tuwo
    tuwo shinkafa|dan wake|salad dressing|fruit salad
  `),
  // drinks
  ...names(`
    bottled water|sachet water|pure water|table water|mineral water|soda water|tonic water|coke|soft drink|malt
    energy drink|ribena|lacasera|smoothie|milkshake|wine|red wine|white wine|sweet wine|champagne|vodka|gin|whisky|whiskey
    brandy|rum|cognac|tequila|bitters|stout|lager|cider|liqueur|green tea|coffee beans|instant coffee|ground coffee
    ogogoro|kunu|kunu zaki|tigernut drink|coconut water|lemonade|iced tea
  `),
  // house and kitchen
  ...names(`
    sofa|couch|settee|cushion|plastic chair|office chair|dining chair|rocking chair|armchair|stool|bar stool|bench
    table cloth|tablecloth|centre table|coffee table|side table|reading table|study table|office table|tv stand|bookshelf
    book shelf|shelf|shelves|shoe rack|clothes rack|plate rack|dish rack|cupboard|kitchen cabinet|drawer|dresser
    dressing mirror|mirror|bed|bed frame|bunk bed|baby cot|cot|crib|cradle|blanket|bed sheet
    bedspread|quilt|curtain|window blind|curtain rod|curtain rail|rug|carpet|center rug|door mat|doormat|foot mat|bath mat
    wall clock|alarm clock|clock|photo frame|picture frame|wall art|painting|wallpaper|wall paper|artificial flower
    water dispenser|water filter|water tank|water heater|water pump|pumping machine|borehole|shower head
    shower|kitchen sink|sink|wash hand basin|toilet seat|water closet|bath tub|bucket|basin|jerrycan|jerry can|keg|drum
    cooler|ice pack|flask|food flask|thermos|thermos flask|water bottle|lunch box|food warmer|cup|mug|glass cup|tumbler
    wine glass|plate|dinner set|spoon|fork|table knife|cutlery|ladle|turning stick|wooden spoon|frying pan|fry pan
    saucepan|wok|kettle pot|cooking spoon|chopping board|grater|sieve|sifter|colander|peeler|tin opener|can opener
    bottle opener|rolling pin|mortar|pestle|grinding stone|serving tray|cake pan|baking tin
    measuring cup|kitchen scale|weighing scale|bathroom scale|juicer|juice extractor|mixer|hand mixer|cake mixer
    food processor|yam pounder|pounding machine|rice cooker|slow cooker|coffee maker|coffee machine|popcorn machine
    ice maker|sandwich maker|waffle maker|hot plate|electric cooker|induction cooker|oven|kerosene stove|stove|camp gas
    gas cylinder|cylinder|gas regulator|gas hose|cooking gas|charcoal stove|coal pot|charcoal|firewood|matches|matchbox
    lighter|kerosene|dishwasher|deep fryer|ceiling fan|wall fan|extractor fan|air cooler|humidifier|dehumidifier
    air purifier|heater|room heater|vacuum cleaner|steamer iron|steam iron|iron board|ironing board|dryer|clothes dryer
    sewing machine|hanger|clothes hanger|clothes peg|peg|drying line|cloth line|laundry basket|laundry bag|waste bin
    dustbin|trash can|dust bin|nylon bag|bin bag|foil paper|aluminium foil|cling film|paper towel|serviette|napkin|broom
    mop|mop bucket|packer|dust pan|dustpan|toilet brush|scrubbing brush|scrub brush|iron sponge|steel wool|bar soap
    laundry soap|fabric softener|stain remover|glass cleaner|toilet cleaner|insecticide|mosquito coil|mosquito repellent
    mosquito bat|mosquito killer|rat poison|rat gum|rat glue|rat trap|mouse trap|rat killer|cockroach killer
    bed bug killer|ant killer|termite killer|camphor|naphthalene|air freshener|room spray|incense|incense burner
    essential oil|diffuser|step ladder|ladder|extension box|extension cord|extension|socket|wall socket|light switch
    changeover switch|change over switch|plug|adapter plug|electric wire|cable wire|wire|fuse|circuit breaker|chandelier
    pos lamp|ceiling light|table lamp|bedside lamp|reading lamp|street light|flood light|floodlight|security light|torch
    torchlight|candle stand|charge controller|solar controller|solar fan|solar street light|prepaid meter|dry cell
    dry cell battery|battery charger|cctv monitor|door bell|doorbell|door lock|door handle|hinge|key holder|baby walker
    baby carrier|baby bed|baby bath|baby net|toilet trainer|potty|high chair|pram|stroller|car seat|nappy|diaper
    baby diaper|adult diaper|pampers|huggies|baby wipes|wet wipes|wipes|baby oil|baby lotion|baby powder|baby soap
    baby blanket|receiving blanket|pacifier|teether|baby bib|bib|romper|bootie|baby shoe|baby shoes|baby bag|diaper bag
    infant formula|baby formula|baby milk|gripe water
  `),
  // building, farm and tools
  ...names(`
    cement|block|gravel|granite|roofing sheet|zinc|iron rod|plywood|plank|floor tile|wall paint|emulsion paint|paint brush
    paint roller|pvc pipe|pipe|pop ceiling|ceiling board|nail|screw|hammer|screwdriver|pliers|spanner|wrench
    drill|drilling machine|hand drill|saw|hacksaw|chainsaw|axe|chisel|measuring tape|tape rule|spirit level|grinder
    grinding machine|welding machine|soldering iron|glue|super glue|gum|masking tape|sellotape|rope|twine|tarpaulin
    trampoline cover|wire mesh|barbed wire|fence|lawn mower|grass cutter|brush cutter|rake|shovel|spade|digger|fork spade
    hand trowel|sickle|pruning shears|secateur|watering hose reel|irrigation|drip kit|drip irrigation|greenhouse|herbicide
    weed killer|pesticide|poultry feed|chicken feed|layer mash|broiler starter|day old chick|day old chicks|chick
    fish feed|cow feed|pig feed|goat feed|fingerling|catfish fingerling|incubator|bird feeder|drinker|tractor|planter
    harvester|milling machine|garri processing machine|hybrid maize seed|maize seed|tomato seed|rain boot|rain boots
    raincoat|rain coat|safety boot|safety boots|safety helmet|hard hat|overall|coverall|ear plug|goggles|welding glove
    wheel spanner|power tool|lathe|generator oil
  `),
  // electronics
  ...names(`
    flash drive|flash|usb drive|hard drive|hard disk|external hard drive|external hard disk|ssd|graphics card|motherboard
    processor|laptop battery|laptop bag|laptop stand|laptop sleeve|cooling pad|webcam|scanner|photocopier
    photocopy machine|laminating machine|toner|ink cartridge|cartridge|printer ink|printing paper|a4 paper|shredder
    projector screen|decoder|satellite dish|dish|gotv|dstv|startimes|tv antenna|antenna|tv remote|remote control|remote
    tv bracket|tv hanger|wall bracket|hdmi cable|aux cable|vga cable|sound bar|soundbar|home theatre|home theater
    amplifier|mixer console|sound mixer|dj mixer|equalizer|subwoofer|woofer|loudspeaker|megaphone|public address system
    turntable|cd player|dvd player|mp3 player|mp3|boom box|voice recorder|guitar|piano|keyboard piano|drum set
    talking drum|trumpet|saxophone|violin|flute|shekere|ring light|tripod|tripod stand|selfie stick|drone|gimbal
    camera lens|lens|camera bag|camera battery|gopro|action camera|phone holder|car phone holder|screen guard
    screen protector|tempered glass|phone screen|phone battery|phone stand|otg|sim card|airtime|data|mifi|modem|starlink
    network switch|ethernet cable|lan cable|range extender|wifi extender|smart bulb|smart plug|walkie talkie|landline
    telephone|pos machine|pos terminal|cash register|barcode scanner|money counter|bill counter|calculator|playstation
    xbox|nintendo|virtual reality headset|e reader|kindle|stylus|stylus pen|drawing tablet|graphics tablet|gps tracker
    car tracker|tracker|smart glasses|wireless charger|car charger|magnetic charger|lightning cable
    hoverboard|electric scooter|robot
  `),
  // health and body
  ...names(`
    condom|pregnancy test|pregnancy test strip|ovulation kit|contraceptive|cough syrup|cough mixture|antibiotic
    antibiotics|amoxicillin|flagyl|ampiclox|ibuprofen|diclofenac|aspirin|malaria drug|malaria tablet|malaria medicine
    antimalarial|worm medicine|dewormer|blood tonic|folic acid|iron tablet|zinc tablet|calcium|calcium tablet
    ors|oral rehydration|antacid|gelusil|laxative|inhaler|ventolin|insulin|syringe|needle|cotton wool|bandage|plaster
    gauze|methylated spirit|hydrogen peroxide|iodine|gentian violet|ointment|antifungal cream|robb|balm|hot water bottle
    ice bag|walking stick|walking frame|crutch|crutches|walker|commode|bed pan|hearing aid|contact lens
    prescription glasses|eye test|neck brace|back support|waist trainer|corset belt|slimming tea|flat tummy tea|detox tea
    weight gain syrup|protein powder|whey protein|creatine|pre workout|treadmill|exercise bike|skipping rope|gym bag
    gym ball|resistance band|barbell|bench press|punching bag|boxing glove|jersey|football|soccer ball|basketball
    volleyball|tennis racket|table tennis|badminton|football boot|shin guard|whistle|trophy|swimming goggles|swimsuit
    swim suit|swimming trunk|bikini|deodorant|antiperspirant|body spray|body mist|body splash|aftershave
    shaving stick|shaving cream|razor|razor blade|shaving powder|hair removal cream|wax strips|mouthwash|toothpaste
    dental floss|toothpick|tongue cleaner|electric toothbrush|bath soap|toilet soap|medicated soap|shower gel|body wash
    hand wash|liquid soap|face wash|facial cleanser|cleanser|face cream|face mask sheet|sheet mask|night cream
    eye cream|face scrub|body scrub|exfoliator|micellar water|toning cream|whitening cream|bleaching cream
    lightening cream|body cream|body butter|vaseline|petroleum jelly|body oil|glycerine|baby cream|hand cream|foot cream
    stretch mark cream|acne cream|sun block|lip balm|lip liner|lipstick|eyeliner|eye liner|eye pencil|eyebrow pencil
    mascara|eyelash|eyelashes|lash extension|lash glue|blush|blusher|bronzer|highlighter|concealer|primer|setting spray
    compact powder|face powder|pancake powder|talcum powder|powder puff|makeup brush|makeup remover|makeup box|makeup bag
    vanity mirror|tweezers|nail clipper|nail cutter|nail file|acrylic nail|acetone|nail remover|cuticle oil|foot file
    pumice stone|bath towel|face towel|towel|bathrobe|shower cap|loofah|sponge holder|tattoo|henna|lali|shampoo
    conditioner|hair conditioner|hair relaxer|relaxer|hair cream|hair mousse|hair spray|hair dye|hair colour|hair color
    leave in|deep conditioner|hair growth oil|dry shampoo|comb|afro comb|hair brush|hair straightener|straightener
    flat iron|curling iron|curler|hair roller|hair net|hair bonnet|bonnet|satin bonnet|wig cap|wig stand|wig glue
    crochet needle|crochet hair|weavon|frontal|closure|ponytail|dreadlock|hair clip|hair band|hair beads|scrunchie
    headband|dandruff shampoo|sanitary pad|tampon|menstrual cup|panty liner|massage chair|massage gun|back massager
  `),
  // clothes and what is worn
  ...names(`
    hijab|scarf|head scarf|niqab|abaya|jalamia|thobe|turban|bra|sports bra|panties|thong|g string|lingerie
    night gown|bum short|girdle|tights|leggings|stocking|stockings|camisole|petticoat|singlet|vest
    briefs|t shirt|tshirt|tee shirt|polo|polo shirt|round neck|long sleeve shirt|office shirt
    white shirt|shirt dress|blouse|chiffon blouse|crop top|tank top|hoodie|sweatshirt|sweater|cardigan|pullover|jacket
    denim jacket|leather jacket|blazer|coat|suit|tuxedo|waistcoat|tie|bow tie|bowtie|suspenders|jeans|denim|joggers|jogger
    sweatpants|chinos|cargo pants|palazzo|shorts|bermuda|skirt|mini skirt|maxi skirt|pleated skirt
    jumpsuit|playsuit|dungaree|maternity dress|maternity gown|pregnancy gown|wedding gown|wedding dress|bridal gown
    dinner gown|evening gown|ball gown|chiffon|satin fabric|silk|crepe|cashmere|denim material|linen|cotton material
    brocade|guinea brocade|atiku|shadda|aso ebi gown|isiagu|dashiki|poncho|apron|school uniform|nurse uniform
    lab coat|scrubs|graduation gown|choir robe|nysc uniform|khaki|white shorts|beanie|fedora|bucket hat
    straw hat|cowboy hat|hand fan|handkerchief|hand glove|winter glove|mittens|ear muffs|loafers|loafer|brogues
    oxford shoes|moccasin|palm slippers|pam slippers|crocs|birkenstock|wedge|stiletto|flat shoe|flat shoes|ballet flat
    half shoe|espadrilles|gladiator sandals|football boots|rain shoe|shoe polish|shoe lace|shoelace|shoe brush|insole
    shoe horn|travelling bag|travel bag|traveling box|suitcase|luggage|duffel bag|waist bag|cross bag|crossbody bag
    sling bag|messenger bag|ghana must go|money bag|makeup purse|passport holder|briefcase
    file bag|anklet|ankle chain|nose ring|nose stud|toe ring|belly ring|body chain|choker|locket|pearl necklace
    cuban chain|rosary|tiara|hair pin|tie clip|lapel pin|wall watch|pocket watch|digital watch|watch box
    jewellery box|jewelry box|key chain|keychain
  `),
  // school, office, play and celebrations
  ...names(`
    book|exercise book|notebook|note book|textbook|text book|novel|story book|colouring book|bible|quran|koran|hymn book
    dictionary|diary|jotter|biro|pen|pencil|eraser|sharpener|ruler|crayon|marker|highlighter pen|math set|mathset
    school set|ink pen|stapler|staple pin|folder|envelope|cardboard|graph book|drawing book|white board|whiteboard
    blackboard|chalk|globe|glue stick|scissors|cutter|stamp pad|id card|office desk|toy|toys|toy car|teddy bear|teddy|doll
    barbie|puzzle|lego|building blocks|scrabble|ludo|chess|chess board|monopoly|playing cards|cards game|whot|draught
    snooker|trampoline|bouncing castle|bicycle|bike|kids bike|tricycle toy|scooter|skateboard|roller skates|kite|water gun
    balloon|balloons|party hat|paper plate|paper cup|disposable plate|disposable cup|confetti|candle birthday
    wrapping paper|gift wrap|greeting card|birthday card|christmas tree|christmas light|christmas lights
    fireworks|knockout|canopy|tent rental|generator rental|prayer mat|praying mat|tasbih
    communion cup|anointing oil|olive oil anointing|crucifix|holy water|microphone stand|stage light|fog machine
    disco light|backdrop|tombstone|coffin|casket
  `),
  // cars
  ...names(`
    used car|tokunbo car|motorcycle|bike okada|keke napep|tricycle|lorry|trailer|canoe|car radio|car stereo|car android
    reverse camera|car alarm|car cover|steering cover|steering wheel|side mirror|windscreen|wind screen|bumper|radiator
    coolant|alternator|kick starter|starter motor|fuel pump|fuel filter|oil filter|cabin filter|fan belt|timing belt
    gear oil|gearbox|clutch|clutch plate|brake pad|brake shoe|brake lining|ball joint|tie rod|wheel bearing|bearing
    exhaust|silencer|carburettor|injector|nozzle|piston|gasket|head gasket|car ac gas|ac gas|car ac|wheel cover|wheel cap
    hub cap|tyre gauge|tyre inflator|air compressor|inflator|pressure washer|car vacuum|tow rope|towing rope|triangle
    c caution|fire extinguisher|seat belt|car bulb|brake light|number plate|car sticker|tint|petrol|diesel
    motorcycle chain|inner tube|motorcycle mirror|riding gloves|knee guard|bike seat|spoke
  `),
  // animals
  ...names(`
    german shepherd|rottweiler|cat litter|litter box|litter sand|cat toy|dog toy|dog cage|cat cage|dog crate|pigeon
    goldfish|guinea pig|hamster|turtle|aquarium pump|fish pump|dog muzzle|harness|dog clothes|dog chain
    dog soap|dog vaccine|rabies vaccine|dog biscuit|dog treats|bird food|rabbit cage|hutch|dog training
  `),
]
