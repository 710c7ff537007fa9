import { need, type Purpose, shelf, thing } from './purpose.ts'

const ASK_A_DOCTOR = 'A pharmacist or doctor can tell you what is right for you.'

/** Ailments and care of the body. What is sold helps or measures; nothing here is said to heal. */
export const HEALTH_PURPOSES: readonly Purpose[] = [
  need(
    'high bp|blood pressure|hypertension|hypertensive|check bp|check my bp|check his bp|check her bp',
    'to check blood pressure',
    [thing('blood pressure monitor', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'diabetes|diabetic|get sugar|has sugar|have sugar|sugar level|blood sugar|check sugar|check my sugar|high sugar|sugar disease',
    'to check blood sugar',
    [thing('blood sugar meter', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'asthma|asthmatic|wheezing',
    'for breathing with asthma',
    [thing('nebuliser', 'HEALTH'), thing('oximeter', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'oxygen level|check oxygen|breathless|shortness of breath',
    'to check oxygen',
    [thing('oximeter', 'HEALTH'), thing('nebuliser', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'malaria|fever|hot body|body is hot|body dey hot|temperature is high|high temperature|check temperature|iba',
    'against fever',
    [
      shelf('HEALTH/Malaria & Fever Care', 'malaria'),
      thing('thermometer', 'HEALTH'),
      thing('paracetamol', 'HEALTH'),
      shelf('HEALTH/Malaria & Fever Care'),
    ],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'headache|head ache|head dey pain|my head is aching|toothache|tooth ache|cramp',
    'against pain',
    [thing('paracetamol', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need('mosquito|mosquitoes|insect bite', 'against mosquitoes', [
    thing('mosquito net', 'HEALTH'),
    thing('mosquito repellent'),
    thing('insecticide', 'GROCERY'),
  ]),
  need(
    'back pain|waist pain|back ache|backache|back dey pain|waist dey pain|my back|sore back',
    'for an aching back',
    [thing('muscle rub', 'HEALTH'), shelf('SPA/Massage'), thing('orthopaedic mattress', 'HOUSEHOLD')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'knee pain|knee dey pain|my knee|bad knee|arthritis|joint pain',
    'for the knee and the joints',
    [thing('knee support', 'HEALTH'), thing('muscle rub', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'body pain|muscle pain|body dey pain|body ache|sore muscle|after gym|rheumatism',
    'for aching muscles',
    [thing('muscle rub', 'HEALTH'), shelf('SPA/Massage'), thing('paracetamol', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need('stress|stressed|relax|unwind|spa day|spa at home|pamper|self care|tired after work', 'to relax', [
    shelf('SPA/Massage'),
    thing('candle', 'SPA'),
    thing('facial steamer', 'SPA'),
    thing('tea', 'HEALTH'),
  ]),
  need(
    'cannot sleep|cant sleep|can not sleep|insomnia|sleep better|sleep well|better sleep|snore|snoring',
    'for better sleep',
    [shelf('HOUSEHOLD/Bedding'), thing('lavender', 'SPA'), thing('lemongrass tea')],
  ),
  need(
    'catarrh|flu|cough|common cold|have a cold|sore throat|immune|immunity|boost immunity',
    'for a cold',
    [
      thing('vitamin c tablets', 'HEALTH'),
      thing('ginger tea', 'HEALTH'),
      shelf('ORGANIC/Honey', 'raw'),
      thing('ginger tea', 'FOOD'),
    ],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'weak|no energy|low energy|always tired|more energy|supplement|stay healthy|live healthy',
    'for strength',
    [shelf('HEALTH/Vitamins & Supplements'), thing('moringa', 'HEALTH'), shelf('ORGANIC/Honey', 'raw')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'forget my drugs|forget drugs|forgets his drugs|forgets her drugs|forget to take|forgets to take|remember drugs|take medicine on time|many drugs|pills',
    'to take medicine on time',
    [thing('pill organiser', 'HEALTH')],
  ),
  need(
    'cannot walk|cant walk|can not walk|broken leg|disabled|stroke|elderly parent',
    'to get about',
    [thing('wheelchair', 'HEALTH'), thing('walking stick', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need('first aid|emergency|wound|small cut|injury|injuries|accident', 'for an emergency', [
    shelf('HEALTH/First Aid'),
    thing('safety set', 'AUTOMOTIVES'),
  ]),
  need('germ|sanitise|sanitize|clean hands|infection|hygiene', 'to keep germs away', [
    thing('hand sanitiser', 'HEALTH'),
    thing('face masks', 'HEALTH'),
  ]),
  need(
    'eye pain|eyes hurt|eyes are tired|eye dey pain|eye tire|computer all day|front of computer|laptop all day|stare at screen|phone all day|small writing|little writing|small letters|tiny letters|tiny writing|see clearly|see well|weak eye|eye weak|eyes are weak|no fit read|cannot read|cant read|reading is hard|cannot see small|cant see small|small print|read small|short sighted|eyesight|blurry|eye dey pain me from screen|eye strain|screen all day',
    'for the eyes',
    [thing('reading glasses', 'HEALTH'), thing('eye drops', 'HEALTH')],
    { advice: ASK_A_DOCTOR },
  ),
  need(
    'dry eye|red eye|itchy eye|eye dey scratch|eyes are dry',
    'for dry eyes',
    [thing('eye drops', 'HEALTH')],
    {
      advice: ASK_A_DOCTOR,
    },
  ),
  need('teeth|tooth|gum|bad breath|mouth odour|mouth smell|brush my teeth', 'for the teeth', [
    shelf('HEALTH/Oral Care'),
  ]),
  need('period|menstruation|menstrual|my flow', 'for the period', [thing('washable pads', 'HEALTH')], {
    excludedWords: 'maternity',
  }),
  need(
    'hospital bag|expecting|pregnant|pregnancy|due date|going to deliver|delivery bag|antenatal',
    'for mother and baby',
    [shelf('HEALTH/Mother & Baby'), shelf('WARDROBE/Kids', 'baby')],
    { excludedWords: 'puppies' },
  ),
  need('after birth|after delivery|belly after|tummy after|flat tummy', 'after birth', [
    thing('belly wrap', 'HEALTH'),
    thing('maternity pads', 'HEALTH'),
  ]),
  need(
    'breastfeed|breast feed|breastfeeding|nursing mother|breast milk|express milk',
    'for nursing mothers',
    [thing('breast pump', 'HEALTH'), thing('feeding bottle', 'HEALTH')],
  ),
  need(
    'start solid|food can she start|food can he start|baby can eat|baby start eating|start eating|food for my baby|feed my baby|weaning|baby food|six months old|6 months old|7 months old|8 months old',
    'for a baby’s first meals',
    [shelf('GROCERY/Baby Food')],
  ),
]

/** Skin, hair, face. */
export const BEAUTY_PURPOSES: readonly Purpose[] = [
  need('dry lips|chapped lip|my lips|cracked lips', 'for the lips', [
    thing('lip gloss', 'SPA'),
    thing('lip balm', 'SPA'),
    thing('shea butter', 'ORGANIC'),
  ]),
  need('baby skin|sensitive skin|skin is sensitive|baby cream|baby lotion', 'for gentle skin care', [
    shelf('ORGANIC/Shea & Black Soap', 'shea butter'),
    thing('body lotion', 'SPA'),
    thing('shea butter', 'ORGANIC'),
  ]),
  need(
    'dry skin|harmattan|dry my skin|skin dry|skin is dry|ashy|cracked skin|cracked heel|moisturise|moisturize',
    'for dry skin',
    [thing('body lotion', 'SPA'), shelf('ORGANIC/Shea & Black Soap', 'shea butter')],
  ),
  need(
    'pimple|acne|face bump|rashes|oily face|oily skin|face is rough|breakout|dark spot|black spot|hyperpigmentation|uneven skin|face dey break',
    'for clear skin',
    [
      thing('face bar', 'SPA'),
      thing('black soap', 'ORGANIC'),
      thing('face serum', 'SPA'),
      thing('facial steamer', 'SPA'),
    ],
  ),
  need(
    'glow|glowing skin|fresh skin|skin routine|skincare routine|smooth skin|bright skin',
    'for glowing skin',
    [shelf('SPA/Skincare'), thing('body lotion', 'SPA'), shelf('ORGANIC/Shea & Black Soap', 'shea butter')],
  ),
  need(
    'sunburn|sun is too much|too much sun|sun is hot|sun dey hot|protect my eyes|protect my skin|sun burn|sun is burning|sun dey burn|protect my skin from sun',
    'against the sun',
    [thing('sunscreen', 'SPA'), shelf('JEWELRY/Sunglasses')],
  ),
  need(
    'hair loss|hair break|hair cut off|breaking hair|hair dey fall|hair dey remove|weak hair|losing hair|hair fall|hair dey cut|hair is breaking|hair breakage|grow my hair|hair growth|grow hair|thin hair|receding|bald|dandruff|itchy scalp|my edges|natural hair|edges',
    'for hair and scalp',
    [shelf('SPA/Hair Care'), thing('shea butter', 'ORGANIC')],
  ),
  need(
    'beard|grow beard|grow my beard|beard gang|shave|shaving|haircut at home|barb my hair|barbing|barber',
    'for beard and hair',
    [shelf("SPA/Men's Grooming")],
  ),
  need('new hair|change my hairstyle|hairstyle|make my hair|fix hair|braids', 'for a new hairstyle', [
    shelf('SPA/Wigs & Extensions'),
    shelf('SPA/Hair Care'),
  ]),
  need('smell nice|smell good|body odour|body odor|long lasting scent|scent', 'to smell good', [
    shelf('SPA/Fragrances'),
  ]),
  need(
    'makeup artist|start makeup|learn makeup|make up kit|makeup kit|beginner makeup|face beat|mua',
    'for make-up',
    [shelf('SPA/Make-up')],
  ),
  need(
    'nail tech|nails at home|fix my nails|fix nails|do my nails|nail business|manicure|pedicure',
    'for the nails',
    [shelf('SPA/Nails')],
  ),
]
