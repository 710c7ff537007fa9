import type { DemoShop } from '../../demo-goods.ts'

export const oyingboFreshBasket: DemoShop = {
  name: 'Oyingbo Fresh Basket',
  city: 'Oyingbo, Lagos',
  state: 'LAGOS',
  category: 'GROCERY',
  description:
    'Two sisters who shop Oyingbo and Mile 12 at dawn and pack your basket by ten. Since 2018 they weigh everything on a stamped scale and replace what arrives bruised.',
  avatar: 'emoji:1f9fa',
  sign: { colours: 'leaf', front: 'drapes', emblem: 'basket' },
  owner: { name: 'Sade', line: 'We choose at dawn what you would have chosen at dawn.' },
  products: [
    {
      name: 'Ofada rice, stone-free',
      subtitle: 'Short brown grain from Ogun, winnowed and picked by hand',
      subCategory: 'Rice & Grains',
      naira: 3_200,
      description:
        'Unpolished ofada grown around Mokoloki in Ogun State, parboiled by the farmers and picked twice over trays in our shop until no stone is left. The grain is short and brown-streaked, with the earthy smell that ayamase needs. Wash three times, boil for thirty minutes and do not stir. One kilo feeds six.',
      specifications: {
        Origin: 'Mokoloki, Ogun State',
        Grain: 'Short, unpolished',
        Stones: 'Hand-picked, none',
        Harvest: 'This season',
        'Shelf life': '12 months',
      },
      variants: {
        name: 'Weight',
        values: [
          { value: '1 kg', naira: 3_200, stock: 140 },
          { value: '5 kg', naira: 15_500, stock: 80 },
          { value: '10 kg', naira: 30_500, stock: 32 },
          { value: '25 kg', naira: 75_000, stock: 6 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'EXEMPT',
      sold: 860,
      rating: { stars: 4.7, reviews: 162 },
      isFeatured: true,
      look: { main: 'sack', beside: ['emoji:1f33e', 'emoji:1f35a'] },
    },
    {
      name: 'Fresh eggs, crate of 30',
      subtitle: 'Brown farm eggs, laid this week and candled one by one',
      subCategory: 'Dairy & Eggs',
      naira: 5_500,
      description:
        'Brown eggs from a poultry at Ikorodu, collected on Mondays and Thursdays. We hold each one against the light before it goes in the crate, and the rider carries the crate flat on a rack, not in a bag. Medium is about 53 g an egg, large 60 g, jumbo 68 g. Any that arrive cracked are paid back without argument.',
      specifications: {
        Count: '30 eggs',
        Farm: 'Ikorodu, Lagos',
        Shell: 'Brown',
        'Shelf life': '3 weeks, cool',
        Breakage: 'Refunded',
      },
      variants: {
        name: 'Size',
        values: [
          { value: 'Medium', naira: 5_500, stock: 120 },
          { value: 'Large', naira: 5_900, stock: 160 },
          { value: 'Jumbo', naira: 6_500, stock: 0 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      area: 'STATE',
      promise: { within: 2, unit: 'DAYS' },
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 1_990,
      rating: { stars: 4.6, reviews: 388 },
      isFeatured: true,
      look: { main: 'egg-crate', beside: ['emoji:1f95a', 'emoji:1f373'] },
    },
    {
      name: 'Stew basket: tomato, tatashe, rodo and onion',
      subtitle: 'Weighed for one pot of stew and ready to blend',
      subCategory: 'Tomatoes & Sauces',
      naira: 6_800,
      description:
        'What you would price one by one at Mile 12, in one basket: firm tomatoes, tatashe, ata rodo and red onions from the North, cleaned and stalks off. The 3 kg basket makes stew for a family of five for a week, 6 kg is for a party pot. The hot mix has twice the rodo. Blend the same day or boil and freeze.',
      specifications: {
        Tomato: '60 % of weight',
        Source: 'Mile 12 market',
        Packed: 'Same morning',
        Keeps: '3 days, cool',
      },
      variants: {
        name: 'Weight',
        values: [
          {
            value: '3 kg',
            naira: 6_800,
            options: {
              name: 'Mix',
              values: [
                { value: 'Mild', naira: 6_800, stock: 26 },
                { value: 'Hot', naira: 7_100, stock: 30 },
              ],
            },
          },
          {
            value: '6 kg',
            naira: 13_000,
            options: {
              name: 'Mix',
              values: [
                { value: 'Mild', naira: 13_000, stock: 11 },
                { value: 'Hot', naira: 13_600, stock: 9 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Blend it for me', naira: 1_200, max: 1 },
        { name: 'Garlic and ginger, 200 g', naira: 900, max: 3 },
      ],
      delivery: 'STANDARD',
      area: 'STATE',
      promise: { within: 1, unit: 'DAYS' },
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 435,
      rating: { stars: 4.4, reviews: 89 },
      look: { main: 'emoji:1f345', count: 3, beside: ['emoji:1f336-fe0f', 'emoji:1f9c5'] },
    },
    {
      name: 'Groundnut oil, filtered',
      subtitle: 'Pressed in Kano, light nutty smell, does not foam',
      subCategory: 'Cooking Oils',
      brand: 'Obi Pantry',
      naira: 4_400,
      description:
        'Oil from Kano groundnuts, pressed without solvent and filtered twice, so it is clear gold and leaves no mud in the bottle. It fries akara and plantain at high heat without foaming, and a litre can be strained and used again once or twice. Choose the bottle for trying, or the five-litre keg for a month of cooking.',
      specifications: {
        Origin: 'Kano',
        Pressing: 'Mechanical',
        Colour: 'Clear gold',
        'Shelf life': '12 months',
        Contains: 'Groundnut',
      },
      variants: {
        name: 'Volume',
        values: [
          { value: '1 L', naira: 4_400, stock: 75 },
          { value: '3 L', naira: 12_700, stock: 40 },
          { value: '5 L', naira: 20_500, stock: 28 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 290,
      rating: { stars: 4.5, reviews: 61 },
      look: { main: 'oil-bottle', beside: ['emoji:1f95c'] },
    },
    {
      name: 'Ijebu garri, sour and fine',
      subtitle: 'Fermented five days, dry enough to drink with cold water',
      subCategory: 'Garri & Flours',
      naira: 3_400,
      description:
        'White garri from Ijebu Igbo, left five days to sour before it is pressed and fried, then sieved fine. This is the one for soaking with cold water, groundnut and sugar, though it turns a firm eba as well. It is crisp, without sand, and packed in double nylon against Lagos damp. Two kilos fill about ten milk tins.',
      specifications: {
        Origin: 'Ijebu Igbo, Ogun State',
        Souring: '5 days',
        Grain: 'Fine, sieved',
        'Shelf life': '9 months, dry',
      },
      variants: {
        name: 'Weight',
        values: [
          { value: '2 kg', naira: 3_400, stock: 110 },
          { value: '5 kg', naira: 8_200, stock: 64 },
          { value: '10 kg', naira: 16_000, stock: 25 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'EXEMPT',
      sold: 515,
      rating: { stars: 4.6, reviews: 97 },
      look: { main: 'garri-bowl', beside: ['emoji:1f95c', 'emoji:1f95b'] },
    },
    {
      name: 'Agege bread, family loaf, 900 g',
      subtitle: 'Unsliced, dense and stretchy, from the midnight oven',
      subCategory: 'Breakfast & Cereals',
      naira: 1_800,
      stock: 70,
      description:
        'Taken from a clay oven in Agege at five in the morning and in our shop by seven, still warm in the middle. The loaf is 900 g, unsliced, soft enough to tear and strong enough to hold ewa agoyin or akara. There is no bromate in the flour. Eat it within two days; after that it makes very good fried bread.',
      specifications: { Weight: '900 g', Baked: '5:00 daily', Flour: 'No bromate', Keeps: '2 days' },
      addOns: [
        { name: 'Margarine, 250 g', naira: 1_600, max: 2 },
        { name: 'Slice it', naira: 100, max: 1 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      area: 'CITY',
      promise: { within: 6, unit: 'HOURS' },
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 330,
      rating: { stars: 4.3, reviews: 54 },
      look: { main: 'emoji:1f35e', beside: ['emoji:1f9c8', 'emoji:2615'] },
    },
    {
      name: 'Plantain chips, thin cut',
      subtitle: 'Fried in small pans, not greasy, packed the same day',
      subCategory: 'Snacks & Biscuits',
      brand: 'Obi Pantry',
      naira: 2_400,
      description:
        'Plantain from Ore sliced thin along the finger and fried in small pans by women in Ebute Metta. The salted ones are green plantain and snap clean; the sweet ones are just ripe and need no sugar. Packs are 60 g, the size you buy in traffic. Six for a handbag week, twenty four for the school run or a small kiosk.',
      specifications: {
        Pack: '60 g',
        Oil: 'Vegetable oil',
        Origin: 'Ore, Ondo State',
        'Shelf life': '3 months',
      },
      variants: {
        name: 'Carton',
        values: [
          {
            value: '6 packs',
            naira: 2_400,
            options: {
              name: 'Taste',
              values: [
                { value: 'Green, salted', naira: 2_400, stock: 55 },
                { value: 'Ripe, sweet', naira: 2_400, stock: 48 },
              ],
            },
          },
          {
            value: '24 packs',
            naira: 9_000,
            options: {
              name: 'Taste',
              values: [
                { value: 'Green, salted', naira: 9_000, stock: 20 },
                { value: 'Ripe, sweet', naira: 9_000, stock: 17 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 275,
      rating: { stars: 4.2, reviews: 47 },
      look: { main: 'pouch', hue: 45, count: 2, beside: ['plantain'] },
    },
    {
      name: 'Plantain, whole bunch',
      subtitle: 'Cut green at Ore, with fingers thick and unbruised',
      category: 'ORGANIC',
      subCategory: 'Plantain & Fruits',
      naira: 7_500,
      description:
        'A full bunch from the farms around Ore, cut green and carried standing so the fingers are not crushed. The medium bunch has about 18 fingers and weighs 6 kg; the large has near 28 and weighs 10 kg. Hang it and you have boli in two days, dodo in five. Tell us if you prefer it already turning yellow.',
      specifications: {
        Origin: 'Ore, Ondo State',
        Ripeness: 'Green',
        Keeps: '7 to 9 days',
        Use: 'Boli, dodo, chips',
      },
      variants: {
        name: 'Bunch',
        values: [
          { value: 'Medium, 6 kg', naira: 7_500, stock: 3 },
          { value: 'Large, 10 kg', naira: 12_000, stock: 2 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 118,
      rating: { stars: 4.4, reviews: 25 },
      look: { main: 'plantain', beside: ['roast-plantain'] },
    },
    {
      name: 'Ata gigun, ground dry pepper, 250 g',
      subtitle: 'Sombo dried on mats and milled with the seeds',
      subCategory: 'Spices & Seasoning',
      naira: 3_000,
      stock: 0,
      description:
        'Long red sombo from Katsina, dried on raised mats instead of the roadside, stalks removed and milled once with the seeds in. A level teaspoon is enough for a pot of beans for four. The 250 g jar has an inner seal to keep the red colour. Good for jollof, suya at home and anything a cold nose needs.',
      specifications: {
        Weight: '250 g',
        Pepper: 'Sombo',
        Origin: 'Katsina',
        Heat: 'Hot',
        Pack: 'Sealed jar',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 1,
      rating: null,
      look: { main: 'jar', beside: ['emoji:1f336-fe0f'] },
    },
    {
      name: 'Dishwashing liquid, thick',
      subtitle: 'Cuts palm oil from plastic bowls, easy on the hands',
      subCategory: 'Cleaning Supplies',
      brand: 'Sabuna',
      naira: 1_900,
      description:
        'A thick washing liquid made in Ogba for kitchens that cook with palm oil. One pump in a basin of four litres lifts the stain from plastic bowls and the smell of fish from your hands. The pump bottle holds 1 litre and the keg of 5 litres refills it five times. Contains aloe, so the fingers do not crack.',
      specifications: {
        'Made in': 'Ogba, Lagos',
        Dose: '1 pump to 4 litres',
        Skin: 'With aloe',
        Use: 'Plates, pots, plastics',
      },
      variants: {
        name: 'Volume',
        values: [
          {
            value: '1 L pump bottle',
            naira: 1_900,
            options: {
              name: 'Scent',
              values: [
                { value: 'Lime', naira: 1_900, stock: 60 },
                { value: 'Orange', naira: 1_900, stock: 42 },
              ],
            },
          },
          {
            value: '5 L refill keg',
            naira: 8_200,
            options: {
              name: 'Scent',
              values: [
                { value: 'Lime', naira: 8_200, stock: 22 },
                { value: 'Orange', naira: 8_200, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 96,
      rating: { stars: 3.9, reviews: 22 },
      look: { main: 'pump-bottle', hue: 30, beside: ['emoji:1f9fd', 'emoji:1f34b'] },
    },
  ],
}
