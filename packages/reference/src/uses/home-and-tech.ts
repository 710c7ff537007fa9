import { type Use, use } from './use.ts'

/** Power, kitchen, rooms, phones and computers. */
export const HOME_AND_TECH_USES: readonly Use[] = [
  use(
    'mattress',
    'sleep bed back pain waist ache foam orthopaedic firm spring bedroom comfortable hostel couple lie sore spine',
    'HOUSEHOLD',
  ),
  use(
    'duvet',
    'sleep bed cover blanket cold night warm harmattan pillowcase bedsheet bedroom comforter guest quilt bedspread linen',
    'HOUSEHOLD',
  ),
  use(
    'storage box',
    'keep arrange toys clothes scattered tidy space stack clutter wardrobe lid plastic container organise shelf under bed dust moving',
    'HOUSEHOLD',
  ),
  use(
    'wardrobe',
    'clothes hang keep bedroom furniture arrange cupboard closet drawer shirts room scattered',
    'HOUSEHOLD',
  ),
  use(
    'led bulb',
    'light bright room dark lamp socket low power energy saving electricity bill ceiling burnt',
    'HOUSEHOLD',
  ),
  use(
    'television',
    'watch football match film cartoon channels screen parlour sitting room flat decoder wall',
    'TECH',
  ),
  use(
    'voltage stabiliser',
    'current fluctuate high low voltage nepa phcn burn damage fridge tv protect surge light dim power spoil appliance',
    'HOUSEHOLD',
  ),
  use(
    'fridge guard',
    'voltage protect fridge freezer surge current burn spoil plug nepa compressor fluctuate',
    'HOUSEHOLD',
  ),
  use(
    'dry iron',
    'press clothes shirt rumpled wrinkled crease uniform straight cloth laundry squeeze',
    'HOUSEHOLD',
  ),
  use(
    'table for four',
    'eat dine dining meals family furniture chairs kitchen parlour wooden sit study',
    'HOUSEHOLD',
  ),
  use(
    'washing machine',
    'laundry clothes dirty wash hand tired scrub spin dry automatic bedsheet family diapers',
    'HOUSEHOLD',
  ),
  use(
    'standing fan',
    'hot heat room air blow cool breeze sweat ventilation no light nepa power cut sleep night rechargeable parlour',
    'HOUSEHOLD',
  ),
  use(
    'table fan',
    'hot heat air blow cool breeze sweat small desk shop no light nepa rechargeable sleep night',
    'HOUSEHOLD',
  ),
  use(
    'industrial fan',
    'hot hall church workshop event tent large strong air blow factory mosque bakery crowd',
    'HOUSEHOLD',
  ),
  use(
    'air conditioner',
    'hot heat room cool cold chill bedroom office remote ac temperature sweat wall',
    'HOUSEHOLD',
  ),
  use(
    'chest freezer',
    'frozen fish meat cold ice freeze bulk business sell drinks keep fresh shop provision cold room',
    'HOUSEHOLD',
  ),
  use(
    'fridge',
    'cold drinks water food cool keep fresh spoil leftovers soup chill hostel kitchen milk bedside small room',
    'HOUSEHOLD',
  ),
  use(
    'organiser box',
    'fridge freezer arrange vegetables tidy leftover keep fresh container kitchen shelf',
    'HOUSEHOLD',
  ),
  use(
    'food jar',
    'keep beans rice spices weevil dry kitchen store airtight container flour ants sugar garri pantry glass',
    'HOUSEHOLD',
  ),
  use(
    'blender',
    'grind pepper tomato smoothie beans blend crush puree mill egusi kitchen milkshake juice ice',
    'HOUSEHOLD',
  ),
  use(
    'pressure pot',
    'cook fast beans meat tough soft gas saving quick tenderise boil bone hard',
    'HOUSEHOLD',
  ),
  use(
    'pot set',
    'cook kitchen cookware saucepan soup stew stick burn newly married pots pans lid house',
    'HOUSEHOLD',
  ),
  use(
    'air fryer',
    'fry chips chicken plantain yam without oil healthy less fat crispy bake roast',
    'HOUSEHOLD',
  ),
  use('electric kettle', 'boil hot water tea noodles bath coffee fast hostel jug', 'HOUSEHOLD'),
  use(
    'microwave',
    'warm reheat food leftovers hot cold rice popcorn defrost office lunch heat quickly',
    'HOUSEHOLD',
  ),
  use('toaster', 'bread breakfast slices toast crispy brown morning sandwich', 'HOUSEHOLD'),
  use('gas cooker', 'cook kitchen stove oven bake burner cake flame grill roast family turkey', 'HOUSEHOLD'),
  use('knife set', 'cut slice chop meat onions vegetables sharp kitchen blade chef dice', 'HOUSEHOLD'),
  use(
    'inverter kit',
    'light nepa outage power cut backup electricity house silent generator fuel alternative night battery noise blackout',
    'HOUSEHOLD',
  ),
  use(
    'solar panel',
    'sun electricity roof power charge nepa bill fuel generator alternative energy free',
    'HOUSEHOLD',
  ),
  use(
    'inverter battery',
    'backup store power inverter solar last night lithium tubular replace nepa',
    'HOUSEHOLD',
  ),
  use(
    'generator',
    'light nepa outage power cut electricity fuel petrol gen shop barbing salon backup business blackout engine',
    'HOUSEHOLD',
  ),
  use(
    'lantern',
    'dark light nepa night read study torch lamp outage camping candle kerosene walk hostel power rechargeable',
    null,
  ),
  use(
    'solar home light',
    'village dark no electricity bulbs sun charge phone rural farm hut grandmother kiosk',
    'HOUSEHOLD',
  ),
  use(
    'power bank',
    'phone battery die dead charge outside travel journey road nepa low run emergency portable bus camp nysc',
    'TECH',
  ),
  use(
    'ups',
    'computer desktop shut down light off save work suddenly nepa cut backup minutes outage office cyber cafe',
  ),
  use(
    'smartphone',
    'call browse internet whatsapp camera pictures video apps android sim phone mother first cheap tiktok instagram selfie',
    'TECH',
  ),
  use(
    'smart tv',
    'watch youtube netflix film match screen parlour large big stream 4k remote sitting room',
    'TECH',
  ),
  use(
    'game console',
    'play children boys holiday bored television games fun nephew son joystick indoor retro',
    'TECH',
  ),
  use('game pad', 'play games controller phone pc joystick gamer fifa mobile', 'TECH'),
  use(
    'wireless speaker',
    'music loud party song beach outdoor bass bluetooth sound dance house hangout church',
    'TECH',
  ),
  use(
    'smart watch',
    'steps heart rate fitness wrist run calls track sleep gym health notifications exercise',
    'TECH',
  ),
  use(
    'smart watch for children',
    'know where child location track gps school kid daughter son call lost safety missing',
    'TECH',
  ),
  use(
    'headphones',
    'listen music noise block study plane quiet concentrate ears podcast calls bass noisy neighbours',
    'TECH',
  ),
  use('earbuds', 'listen music gym run bus wireless small ears calls commute pocket jog', 'TECH'),
  use('wall charger', 'charge phone plug socket fast adapter slow two devices usb head', 'TECH'),
  use('charging cable', 'cord wire charge phone usb fast spoilt cut broken connect data type-c', 'TECH'),
  use(
    'projector',
    'show film wall church movie big screen presentation slides match cinema viewing classroom lecture',
    'TECH',
  ),
  use('phone case', 'phone drop fall protect break pouch crack cover scratch shock', 'TECH'),
  use(
    'tablet',
    'child school class draw read cartoon screen lessons larger ebook online learn portable video toddler',
    'TECH',
  ),
  use(
    'digital camera',
    'pictures photos photography wedding shoot vlog video content lens photographer youtube film event',
    'TECH',
  ),
  use(
    'security camera',
    'watch house thieves gate compound shop record theft outside cctv night monitor intruder robbery spy',
    'TECH',
  ),
  use(
    'cctv kit',
    'watch shop house thieves record theft staff office filling station compound monitor stealing burglary cameras',
    'TECH',
  ),
  use('memory card', 'phone full storage space pictures save files sd expand gb', 'TECH'),
  use(
    'router',
    'internet wifi home office data network share connect browse sim slow signal house devices stream',
    'TECH',
  ),
  use(
    'laptop',
    'computer school university typing programming coding work office student assignment zoom remote project portable notebook',
    'TECH',
  ),
  use('monitor', 'screen second computer display desk trader designer larger external charts eyes', 'TECH'),
  use(
    'desktop computer',
    'office reception cyber cafe business pc accounting work school lab typing',
    'TECH',
  ),
  use(
    'printer',
    'print documents school assignment colour photocopy scan office business paper cafe invoices handouts',
    'TECH',
  ),
  use('laser printer', 'print documents black fast office invoices pages toner bulk text', 'TECH'),
  use('keyboard and mouse', 'type wireless desk computer quiet wrist office set laptop', 'TECH'),
  use('laptop charger', 'charge laptop battery adapter spoilt power pin cable replace', 'TECH'),
  use(
    'radio',
    'news listen grandfather village old papa fm station battery football commentary pensioner',
    'TECH',
  ),
  use(
    'laptop backpack',
    'carry laptop bag school office work university books rain commute travel',
    'WARDROBE',
  ),
  use(
    'microphone',
    'record voice podcast sing song youtube streaming zoom meeting sound studio interview voiceover',
    'TECH',
  ),
  use('dishwashing liquid', 'wash plates pots grease oil dishes kitchen sink soap sponge lather', 'GROCERY'),
  use(
    'washing powder',
    'wash clothes laundry stain detergent dirty uniform white soap omo machine foam',
    'GROCERY',
  ),
  use(
    'floor cleaner',
    'clean toilet bathroom tiles germs smell mop disinfect stain bleach white dirty sink kill',
    'GROCERY',
  ),
  use('toilet roll', 'toilet bathroom wipe tissue paper soft guests', 'GROCERY'),
  use(
    'scented candle',
    'smell room fragrance relax romantic date night gift nice aroma calm bath anniversary',
  ),
  use('thread', 'sew tailor fashion designer machine stitch needle mend cloth tear colours'),
]
