import type { Question } from '../question.ts'

export const QUESTIONS: readonly Question[] = [
  {
    name: 'recommend-sweet-birthday-10k',
    kind: 'recommend',
    turns: ['something sweet for a birthday, 10k'],
    expect: {
      mustOneOf: [
        'Puff puff, freshly fried',
        'Chin chin, crunchy, milk and nutmeg',
        'Small chops box with pepper sauce',
        'Meat pie with beef, potato and carrot',
        'Raw forest honey, unheated, dark amber',
        'Honeycomb in honey, 400 g jar',
        'Benue mangoes, tree ripened, box of 12',
        'Sweet pineapples, set of 4',
        'Dabino, soft dates from the north',
        'Chapman with cucumber, 1 L jug',
      ],
      mustNot: ['Sweet potatoes, orange flesh, 5 kg', 'Beef suya with onion and yaji'],
      each: { maxNaira: 10_000 },
    },
  },
  {
    name: 'recommend-wife-anniversary-50k',
    kind: 'recommend',
    turns: ['our anniversary is on Saturday, gift for my wife, ₦50,000 max'],
    expect: {
      mustOneOf: [
        'Hand-tied bouquet with sunflowers and roses',
        'Lagos Evening eau de parfum, 50 ml',
        'Solitaire ring, sterling silver, 1 carat moissanite',
        'Heart pendant necklace, gold-plated steel',
        'Gold-plated bangles with crystals, set of 3',
        'Crystal bead necklace with matching earrings',
        'Bronze heart pendant on a beaded chain',
        'Coral bead set, three strands, with earrings and bracelet',
        'Oud and amber perfume oil, roll-on',
        'Stoned clutch with chain, 22 cm',
        'Bronze bangles, lost-wax cast, set of 3',
        'Beaded kiss-lock purse, 15 cm',
      ],
      mustNot: ["Men's watch, leather strap, 41 mm", 'Beard oil, castor and cedar'],
      each: { maxNaira: 50_000 },
    },
  },
  {
    name: 'recommend-goes-with-sneakers',
    kind: 'recommend',
    turns: ['what goes with this?'],
    lookingAt: 'Canvas low-top sneakers, white rubber sole',
    expect: {
      mustOneOf: [
        'Sneaker cleaning kit, foam, brush and two cloths',
        'Ankle sports socks, pack of 6 pairs',
        'Plain face cap, curved peak, adjustable',
        'Two-piece tracksuit with zip pockets',
      ],
      mustNot: ['Canvas low-top sneakers, white rubber sole'],
    },
  },
  {
    name: 'recommend-join-with-phone',
    kind: 'recommend',
    turns: ['wetin I fit buy join this phone'],
    lookingAt: '4G smartphone, 6.6 inch, 50 MP camera, dual SIM',
    expect: {
      mustOneOf: [
        'Clear shockproof phone case, pack of 2',
        'Micro memory card with adaptor',
        'Braided USB-C fast charging cable',
        'Slim power bank, 10,000 mAh',
        '20,000 mAh power bank, 22.5 W',
        'Wireless earbuds with charging case',
        'Smart watch, 1.96 inch, with calls',
      ],
      mustNot: ['4G smartphone, 6.6 inch, 50 MP camera, dual SIM'],
      each: { category: 'TECH' },
    },
  },
  {
    name: 'recommend-other-things-for-dog',
    kind: 'recommend',
    turns: ['what else does my dog need? nothing for cats'],
    lookingAt: 'Dry dog food, chicken and rice, for adult dogs',
    expect: {
      mustNot: [
        'Dry dog food, chicken and rice, for adult dogs',
        'Dry cat food, ocean fish',
        'Wet cat food in sachets, box of 12 x 85 g',
        'Handwoven cane carry basket with lid, for cats',
      ],
      each: { category: 'PET' },
      count: [1, 8],
    },
  },
  {
    name: 'recommend-new-baby-15k',
    kind: 'recommend',
    turns: ['my friend just born, wetin I fit carry go see the baby, 15k dey my hand'],
    expect: {
      mustOneOf: [
        'Baby grows, soft cotton, pack of 3',
        'Ribbon bow headbands, set of 3, for baby girls',
        'Anti-colic feeding bottle, wide neck, 240 ml',
        'Baby cereal from 6 months, with milk',
        'Manual breast pump with 150 ml bottle',
      ],
      each: { maxNaira: 15_000 },
    },
  },
  {
    name: 'recommend-boarding-school-son',
    kind: 'recommend',
    turns: ['my son is going to boarding school next week, what should I get him?'],
    expect: {
      mustOneOf: [
        'Boarding school provisions box: cocoa malt drink, milk powder, corn flakes, garri, groundnut, sugar, biscuits, soap and toilet roll, packed in a lockable trunk',
        'School backpack, padded, water-resistant',
        'School sandals, brown leather, ankle buckle',
        "Boys' cotton boxers, pack of 5",
      ],
      mustNot: ["Girls' party dress with tulle skirt"],
    },
  },
  {
    name: 'recommend-no-light-40k',
    kind: 'recommend',
    turns: ['NEPA no dey bring light for my area. wetin fit help me? I get 40k'],
    expect: {
      mustOneOf: [
        'Solar home light kit with bulbs and phone charger',
        'Rechargeable LED lantern, 480 lumens, with solar top',
        'Rechargeable hostel lantern with USB port',
        'High-capacity power bank with lamp, for blackout days',
        'Solar hurricane lantern, flame-effect light',
      ],
      each: { maxNaira: 40_000 },
    },
  },
  {
    name: 'recommend-igba-nkwu-bride',
    kind: 'recommend',
    turns: ['beads for my igba nkwu, I am the bride'],
    expect: {
      must: ['Igba nkwu bridal bead set, five pieces'],
      each: { hasOneOf: ['bead', 'beads', 'beaded'] },
    },
  },
  {
    name: 'recommend-father-20k',
    kind: 'recommend',
    turns: ["Father's day gift for my dad, not more than twenty thousand naira"],
    expect: {
      mustOneOf: [
        'Reversible leather belt, 35 mm, pin buckle',
        'Bifold wallet, full-grain leather, 8 cards',
        'Silver-plated bronze cufflinks, blue enamel',
        'Beard oil, castor and cedar',
        'Aso oke fila, soft fold, hand-finished',
        'Red velvet cap with gold stripes, for chiefs',
        'Handmade leather sandals with crossed straps',
        'Ankara short-sleeve shirt, relaxed cut',
        'Portable FM radio with USB and torch',
        'Plain face cap, curved peak, adjustable',
      ],
      each: { maxNaira: 20_000 },
    },
  },
  {
    name: 'recommend-harmattan-skin-no-bleach',
    kind: 'recommend',
    turns: ['harmattan don dry my skin, recommend cream wey no get bleach'],
    expect: {
      mustOneOf: [
        'Shea and cocoa body lotion, no bleach',
        'Raw shea butter from Niger State',
        'Raw shea butter, unrefined, 500 g tub',
      ],
      mustNot: ['Bleach and floor cleaner, pine, 4 L'],
      each: { subCategory: ['Bath & Body', 'Skincare', 'Shea & Black Soap', 'Massage'] },
    },
  },
  {
    name: 'recommend-office-party-20-people',
    kind: 'recommend',
    turns: ['food for office party, 20 people, we dey Lagos'],
    expect: {
      must: [
        'Office party tray for 20: smoky jollof rice, fried rice, grilled chicken, dodo, coleslaw and moi moi, with plates, forks and serving spoons',
      ],
      each: { shopState: 'LAGOS' },
    },
  },
  {
    name: 'recommend-else-for-inverter',
    kind: 'recommend',
    turns: ['if I buy this wetin else I go need?'],
    lookingAt:
      'Inverter kit for a three-bedroom flat: pure sine wave inverter, battery, changeover switch, cables and mounting rack',
    expect: {
      mustOneOf: [
        'Monocrystalline solar panel with black frame',
        'Tubular inverter battery, 12 V',
        'Battery cable pair with copper lugs, for inverters',
        'Wall lithium battery, 48 V, 5.1 kWh',
      ],
      mustNot: [
        'Inverter kit for a three-bedroom flat: pure sine wave inverter, battery, changeover switch, cables and mounting rack',
      ],
    },
  },
  {
    name: 'recommend-phone-for-photos',
    kind: 'recommend',
    turns: ['which phone would you recommend for taking fine pictures'],
    expect: {
      mustOneOf: [
        '5G smartphone, 6.7 inch, 256 GB, 108 MP camera',
        '4G smartphone, 6.6 inch, 50 MP camera, dual SIM',
      ],
      each: { subCategory: ['Phones'] },
    },
  },
  {
    name: 'recommend-father-high-blood-pressure',
    kind: 'recommend',
    turns: ['my papa get high BP, what can he use to check it at home?'],
    expect: {
      must: ['Digital blood pressure monitor, upper arm'],
      mustNot: ['Blood sugar meter kit with test strips'],
      each: { category: 'HEALTH' },
      neverSays: ['will cure', 'cures'],
    },
  },
  {
    name: 'recommend-new-dispatch-rider',
    kind: 'recommend',
    turns: ['I wan start dispatch rider work, wetin I need for the bike?'],
    expect: {
      mustOneOf: [
        'Delivery box for dispatch bikes, lockable',
        'Full-face motorcycle helmet with clear visor',
        'Reflective riding vest with pockets',
      ],
      mustNot: [
        'Back-seat screen, 10.1 inch, with headrest bracket',
        'Deep-dish rubber floor mats, full set',
      ],
      each: { category: 'AUTOMOTIVES' },
    },
  },
  {
    name: 'recommend-something-vague',
    kind: 'recommend',
    turns: ['recommend something for me'],
    expect: { asks: true },
  },
  {
    name: 'recommend-banga-soup-things',
    kind: 'recommend',
    turns: ['I want to cook banga soup with starch, what do I need?'],
    expect: {
      mustOneOf: ['Banga spice set with beletete leaf', 'Palm nut concentrate for banga, 800 g tins'],
      each: { hasOneOf: ['banga', 'starch', 'palm', 'crayfish', 'catfish', 'fish', 'soup'] },
    },
  },
  {
    name: 'recommend-girlfriend-then-10k',
    kind: 'recommend',
    turns: ['gift for my girlfriend', 'I have 10k'],
    expect: {
      mustOneOf: [
        'Tie-on waist beads, glass, single strand',
        'Name bracelet with letter beads and heart charm',
        'Brass teardrop earrings with turquoise glass',
        'Bronze drop earrings with cut stone',
        'Coral bead bracelet with tassel',
        'Ankara-wrapped bangles, set of 3',
        'Oud and amber perfume oil, roll-on',
        'Scented soy candle in a lidded jar',
        'Hibiscus brooch in seed beads, 7 cm',
        'Round tinted sunglasses with bead chain',
        'Tinted lip gloss, high shine, 6 ml',
      ],
      each: { maxNaira: 10_000 },
    },
  },
  {
    name: 'recommend-with-the-phone-i-bought',
    kind: 'recommend',
    turns: ['what will go well with the phone I ordered?'],
    as: 'ada',
    expect: {
      mustOneOf: [
        'Clear shockproof phone case, pack of 2',
        'Micro memory card with adaptor',
        'Braided USB-C fast charging cable',
        'Slim power bank, 10,000 mAh',
        '20,000 mAh power bank, 22.5 W',
        'Wireless earbuds with charging case',
        'Smart watch, 1.96 inch, with calls',
      ],
      mustNot: ['4G smartphone, 6.6 inch, 50 MP camera, dual SIM'],
    },
  },
]
