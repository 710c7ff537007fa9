import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What troubles or pleases the body, as people type it in a search: as few words as make it sure, in any order. */
export const BODY_TROUBLES: readonly Purpose[] = [
  need(
    'high temperature|running temperature|temperature high|body temperature|fever|child hot body|baby hot body|feverish|hot body|check temperature|iba',
    'against fever',
    [thing('thermometer', 'HEALTH'), thing('paracetamol', 'HEALTH'), thing('malaria test', 'HEALTH')],
  ),
  need('malaria|know malaria|test malaria|malaria test|check malaria|zazzabin cizon sauro', 'for malaria', [
    thing('malaria test', 'HEALTH'),
    shelf('HEALTH/Malaria & Fever Care'),
  ]),
  need(
    'headache|head pain|head ache|body pain|body ache|migraine|pain killer|painkiller|pain relief|orififo|isi owuwa|ciwon kai|period pain|menstrual pain|toothache|tooth pain',
    'against pain',
    [thing('paracetamol', 'HEALTH'), shelf('HEALTH/Pain Relief')],
  ),
  need(
    'waist pain|back pain|neck pain|leg pain|muscle pain|body tired|aching muscle|stiff neck|joint pain|rub body|sprain|rheumatism|arthritis|pain standing',
    'for aching muscles',
    [thing('muscle rub', 'HEALTH'), thing('massage oil', 'SPA')],
  ),
  need('knee pain|knee ache|weak knee|bad knee|knee', 'for the knees', [thing('knee support', 'HEALTH')]),
  need(
    'stand up back pain|wake up back pain|sleep back pain|bed back pain|sleep well|sleep better|comfortable sleep|bed too soft',
    'for a good sleep',
    [thing('mattress', 'HOUSEHOLD')],
  ),
  need(
    'cannot walk|legs weak|walk far|walking problem|grandma walk|grandpa walk|stroke patient|crippled|disabled',
    'to get about',
    [thing('wheelchair', 'HEALTH'), thing('walking stick', 'HEALTH')],
  ),
  need(
    'high bp|blood pressure|hypertension|check bp|know bp|measure bp|bp machine|bp',
    'to check blood pressure',
    [thing('blood pressure monitor', 'HEALTH')],
  ),
  need(
    'sugar level|blood sugar|diabetes|diabetic|check sugar|test sugar|sugar patient|ciwon suga|glucometer',
    'to check blood sugar',
    [thing('blood sugar meter', 'HEALTH')],
  ),
  need(
    'oxygen blood|measure oxygen|blood oxygen|oxygen level|breath short|breathless|check oxygen|pulse rate|heart rate',
    'to check oxygen',
    [thing('oximeter', 'HEALTH')],
  ),
  need('asthma|chest tight|asthmatic|wheezing|difficulty breathing|breathing machine', 'for breathing', [
    thing('nebuliser', 'HEALTH'),
  ]),
  need(
    'forget drug|forget medicine|remember drug|remember tablet|take drug on time|arrange drug|sort drug|drug every day',
    'to keep tablets in order',
    [thing('pill organiser', 'HEALTH')],
  ),
  need(
    'cannot read|read small letter|see well|long sight|old age eye|eye not clear|read bible|tiny print|recommended glasses',
    'to read',
    [thing('reading glasses', 'HEALTH')],
  ),
  need('eye computer|screen eye|eye pain computer|eye strain|blue light', 'for eyes at a screen', [
    thing('reading glasses', 'HEALTH'),
    thing('eye drops', 'HEALTH'),
  ]),
  need('dry eye|eye itch|red eye|eye scratch|eye pepper|apollo', 'for the eyes', [
    thing('eye drops', 'HEALTH'),
  ]),
  need(
    'cough|catarrh|cold and catarrh|sore throat|throat pain|running nose|flu|common cold|blocked nose|mura',
    'for cough and cold',
    [thing('tea bags', 'HEALTH'), thing('honey'), thing('vitamin c', 'HEALTH')],
  ),
  need(
    'immune|immunity|boost immune|fall sick often|always sick|body weak|blood tonic|vitamin deficiency',
    'to stay well',
    [thing('vitamin c', 'HEALTH'), shelf('HEALTH/Vitamins & Supplements')],
  ),
  need('slimming tea|weight loss tea|flat tummy tea|detox tea|detox|cleanse', 'teas and herbs', [
    thing('tea bags', 'HEALTH'),
    thing('moringa powder', 'HEALTH'),
  ]),
  need(
    'stomach upset|stomach pain|belle pain|settle stomach|stomach bite|indigestion|after eating heavy|purging|inu rirun',
    'for the stomach',
    [thing('ginger tea', 'HEALTH'), thing('ginger tea', 'FOOD')],
  ),
  need(
    'lose weight|weight loss|reduce belly|burn fat|exercise at home|home gym|workout|work out|keep fit|six packs|build muscle|gym',
    'to keep fit',
    [shelf('HEALTH/Fitness', 'dumbbells'), shelf('HEALTH/Fitness', 'mat')],
  ),
  need('yoga|sit up|stretching|exercise on floor', 'for exercise', [thing('exercise mat', 'HEALTH')]),
  need('jogging|running|road walk|marathon', 'for running', [thing('running shoes', 'WARDROBE')]),
  need(
    'gave birth|just born|put to bed|delivered baby|after birth|new mother|nursing mother|after delivery|omugwo|caesarean|c section|postpartum|just delivered',
    'for a new mother',
    [shelf('HEALTH/Mother & Baby')],
    { excludedWords: 'feeding' },
  ),
  need(
    'baby tummy big|born belle|belly after born|stomach after delivery|tummy after delivery|belle after delivery|big belly birth|tummy big birth|belle big birth|flatten tummy|tummy after baby|belly after birth|tummy after birth|cs tummy|hold belly|tie belly',
    'after birth',
    [thing('belly wrap', 'HEALTH')],
  ),
  need(
    'breastfeeding mother work|breastfeeding mother|baby milk work|express milk|breast milk|breast full|breastfeeding work|pump breast',
    'for a nursing mother',
    [thing('breast pump', 'HEALTH')],
  ),
  need('baby colic|baby crying night|feed baby|baby gas|baby bottle|feeding bottle', 'to feed a baby', [
    thing('feeding bottle'),
  ]),
  need(
    'baby start food|wean baby|6 months food|baby eat|feed 6 months|first solid food|add weight baby',
    'food for a baby',
    [shelf('GROCERY/Baby Food')],
  ),
  need(
    'period|menstruation|monthly flow|menses|reusable pad|sanitary pad|sanitary towel|ladies pad',
    'for the period',
    [thing('cotton pads', 'HEALTH'), thing('pads', 'HEALTH')],
  ),
  need('germs on hand|clean hand without water|kill germs|hand germs|disinfect hand', 'for clean hands', [
    thing('hand sanitiser', 'HEALTH'),
  ]),
  need('dust nose|cover nose|harmattan dust|nose cover|nose mask|smoke nose', 'to cover the nose', [
    thing('face masks', 'HEALTH'),
  ]),
  need(
    'injury|wound|cut finger|treat wound|small injuries|accident at home|bandage|plaster',
    'for small wounds',
    [thing('first aid box', 'HEALTH')],
  ),
  need(
    'bad breath|mouth odour|mouth smell|clean teeth|white teeth|brush teeth|teeth cleaning|yellow teeth',
    'for the teeth',
    [shelf('HEALTH/Oral Care')],
  ),
  need('body odour|body smell|armpit smell|sweat smell|smell good all day', 'to smell good', [
    shelf('SPA/Fragrances'),
  ]),
  need(
    'pimple|acne|oily face|face spots|dark spots|black spot|spots on face|old spots|rough face|breakout|clear face|wrinkle|smooth face',
    'for a clear face',
    [shelf('SPA/Skincare', 'face')],
  ),
  need(
    'skin dry|dry skin|cracked skin|harmattan skin|white skin harmattan|skin cracks|ashy skin|smooth skin|glowing skin|skin glow|soft skin',
    'for the skin',
    [thing('body lotion', 'SPA'), thing('shea butter')],
  ),
  need(
    'stretch mark|cracked heel|cracked lips|chapped lips|baby rash|eczema|itching skin|ring worm|rashes',
    'for the skin',
    [thing('shea butter'), thing('black soap')],
  ),
  need('sun burn|sunburn|protect face sun|protect skin sun|sun on skin|sun block', 'against the sun', [
    thing('sunscreen', 'SPA'),
  ]),
  need(
    'razor bump|beard grow|beard growth|beard rough|grow beard|bump after shaving|soft beard|beard',
    'for the beard',
    [thing('beard oil', 'SPA')],
  ),
  need('barb hair|barbing|cut hair at home|low cut|hair cutting|barber|barbing salon', 'to cut hair', [
    thing('hair clipper', 'SPA'),
  ]),
  need(
    'hair break|hair fall|hair grow|hair growth|dandruff|itchy scalp|scalp itch|hair cut off|bald|receding hair|weak hair|front hair',
    'for the hair',
    [thing('hair oil', 'SPA')],
  ),
  need('edges|lay edges|baby hair|sleek ponytail|gel hair|hold hair', 'for the edges', [
    thing('edge control gel', 'SPA'),
  ]),
  need('dry hair wash|blow dry|stretch natural hair|blow hair|blow out hair|straighten hair', 'to dry hair', [
    thing('hair dryer', 'SPA'),
  ]),
  need(
    'make braid|braid hair|knotless|attachment braid|plait hair|hair to plait|box braids',
    'to braid hair',
    [thing('braiding hair', 'SPA')],
  ),
  need('fix nails|long nails|artificial nail|fake nails|press nails|nails for wedding', 'for the nails', [
    thing('press on nails', 'SPA'),
  ]),
  need('open pores|steam face|facial at home|spa at home', 'for a facial', [thing('facial steamer', 'SPA')]),
  need('relax body|massage at home|massage|stress relief|body massage|spa day', 'for a massage', [
    shelf('SPA/Massage'),
  ]),
  need('scrub back|wash back|bath sponge|scrub body|bathing sponge', 'for the bath', [
    thing('sponge', 'SPA'),
  ]),
]
