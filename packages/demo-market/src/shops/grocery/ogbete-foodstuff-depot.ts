import type { DemoShop } from '../../demo-goods.ts'

export const ogbeteFoodstuffDepot: DemoShop = {
  name: 'Ogbete Foodstuff Depot',
  city: 'Ogbete, Enugu',
  state: 'ENUGU',
  category: 'GROCERY',
  description:
    'Bags, cartons and paint buckets at main market price since 1994. The depot supplies boarding schools, burial caterers and any family that prefers to buy once and cook for three months.',
  avatar: 'sack',
  sign: { colours: 'chalk', front: 'zinc', emblem: 'sack' },
  owner: { name: 'Nnamdi', line: 'Buy the bag once and eat for three months. I tie every one myself.' },
  products: [
    {
      name: 'Abakaliki rice, destoned and parboiled',
      subtitle: 'New-mill long grain from Ebonyi, swells well, no smell',
      subCategory: 'Rice & Grains',
      naira: 17_500,
      description:
        'Long-grain rice from the new mills at Abakaliki, machine destoned and sorted by colour, so you wash it twice and cook. A cup of raw rice gives three cups cooked, and the grains stay apart in jollof. The 50 kg bag is a full fifty on our scale before your eyes. Store off the floor, with a few dry peppers against weevils.',
      specifications: {
        Origin: 'Abakaliki, Ebonyi State',
        Grain: 'Long, parboiled',
        Stones: 'Machine removed',
        Broken: 'Under 5 %',
        'Shelf life': '18 months',
      },
      variants: {
        name: 'Bag',
        values: [
          { value: '10 kg', naira: 17_500, stock: 120 },
          { value: '25 kg', naira: 42_500, stock: 90 },
          { value: '50 kg', naira: 82_000, stock: 65 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'EXEMPT',
      sold: 940,
      rating: { stars: 4.6, reviews: 186 },
      isFeatured: true,
      look: { main: 'sack', hue: 100, beside: ['emoji:1f33e', 'emoji:1f35a'] },
    },
    {
      name: 'Brown beans, oloyin, sweet and quick to cook',
      subtitle: 'Honey beans from Borno, soft in under an hour',
      subCategory: 'Rice & Grains',
      naira: 9_500,
      description:
        'Oloyin beans of this harvest, bought at Maiduguri and bagged dry. They are sweet enough to eat with palm oil alone and soften in fifty minutes without potash. Choose them as they come, or hand-picked by our women, who take out chaff, stones and broken seed. Five kilos is a little more than one heaped paint bucket.',
      specifications: {
        Origin: 'Borno State',
        Colour: 'Light brown',
        Cooking: '50 minutes',
        Treatment: 'No chemical',
        'Shelf life': '8 months, dry',
      },
      variants: {
        name: 'Weight',
        values: [
          {
            value: '5 kg',
            naira: 9_500,
            options: {
              name: 'Cleaning',
              values: [
                { value: 'As it comes', naira: 9_500, stock: 70 },
                { value: 'Hand-picked', naira: 10_600, stock: 45 },
              ],
            },
          },
          {
            value: '25 kg',
            naira: 45_000,
            options: {
              name: 'Cleaning',
              values: [
                { value: 'As it comes', naira: 45_000, stock: 22 },
                { value: 'Hand-picked', naira: 50_000, stock: 8 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'EXEMPT',
      sold: 310,
      rating: { stars: 4.5, reviews: 68 },
      look: { main: 'beans-bowl', beside: ['sack', 'emoji:1fad8'] },
    },
    {
      name: 'Yellow garri by the paint bucket',
      subtitle: 'Fried with a little palm oil, swells three times in hot water',
      subCategory: 'Garri & Flours',
      naira: 5_200,
      description:
        'Yellow garri from Ugwuogo Nike, fried with palm oil in wide iron pans and sieved for eba. It is two days soured only, so it is mild and does not trouble the stomach. A heaped paint bucket is 4 kg and turns eba for a family of five for a week. Bags are sewn, with the weight written on the neck.',
      specifications: {
        Origin: 'Ugwuogo Nike, Enugu',
        Souring: '2 days',
        Colour: 'Yellow, palm oil',
        Use: 'Eba',
      },
      variants: {
        name: 'Measure',
        values: [
          { value: 'Paint bucket, 4 kg', naira: 5_200, stock: 150 },
          { value: 'Half bag, 25 kg', naira: 31_000, stock: 30 },
          { value: 'Full bag, 50 kg', naira: 60_000, stock: 18 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'EXEMPT',
      sold: 620,
      rating: { stars: 4.4, reviews: 112 },
      look: { main: 'bucket', hue: 160, beside: ['garri-bowl'] },
    },
    {
      name: 'Instant pounded yam flour, 2 kg',
      subtitle: 'Pure yam, no potato starch, ready in five minutes',
      subCategory: 'Garri & Flours',
      brand: 'Obi Pantry',
      naira: 6_800,
      stock: 3,
      description:
        'White yam from Zaki Biam, peeled, boiled, dried in a solar house and milled to a cream flour. Stir it into boiling water and turn hard for five minutes; it draws like yam from the mortar and does not smell of starch. A 2 kg pouch makes about sixteen wraps. Close the zip well, since it drinks damp.',
      specifications: { Weight: '2 kg', Yam: 'White, Zaki Biam', Additives: 'None', Makes: 'About 16 wraps' },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'EXEMPT',
      sold: 2,
      rating: null,
      look: { main: 'pouch', hue: 150, beside: ['yam', 'swallow'] },
    },
    {
      name: 'Instant noodles, carton of 40 packs, with seasoning powder and chilli oil sachet in every pack, for homes, hostels, kiosks and school tuck boxes',
      subtitle: 'Springy wheat noodles, cooked through in three minutes',
      subCategory: 'Noodles & Pasta',
      brand: 'Nudiri',
      naira: 9_800,
      description:
        'Forty packs in a taped carton, each with a sachet of seasoning and one of chilli oil. The small pack is 70 g, a child’s breakfast with one egg; the big pack is 120 g and fills a student. Three minutes in boiling water, no need to throw the water away. Made in Ota, with at least seven months left on the date.',
      specifications: {
        Count: '40 packs',
        'Made in': 'Ota, Ogun State',
        Cooking: '3 minutes',
        'Shelf life': '7 months or more',
        Contains: 'Wheat, soya',
      },
      variants: {
        name: 'Pack size',
        values: [
          {
            value: '70 g',
            naira: 9_800,
            options: {
              name: 'Flavour',
              values: [
                { value: 'Chicken', naira: 9_800, stock: 200 },
                { value: 'Onion and pepper', naira: 9_800, stock: 90 },
                { value: 'Crayfish', naira: 10_200, stock: 44 },
              ],
            },
          },
          {
            value: '120 g',
            naira: 16_800,
            options: {
              name: 'Flavour',
              values: [
                { value: 'Chicken', naira: 16_800, stock: 75 },
                { value: 'Onion and pepper', naira: 16_800, stock: 0 },
                { value: 'Crayfish', naira: 17_400, stock: 21 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 780,
      rating: { stars: 4.5, reviews: 141 },
      look: { main: 'noodle-pack', count: 3, beside: ['emoji:1f35c', 'emoji:1f95a'] },
    },
    {
      name: 'Spaghetti, 500 g, carton of 20',
      subtitle: 'Durum wheat, slim cut, stays firm in jollof',
      subCategory: 'Noodles & Pasta',
      brand: 'Obi Pantry',
      naira: 20_500,
      stock: 60,
      description:
        'Slim spaghetti of durum wheat, 1.6 mm thick, that cooks in eight minutes and does not turn to paste in jollof or stir fry. One pack of 500 g feeds four. Twenty packs come sealed in the carton from the mill at Calabar, enough for a hostel month. Best kept closed, off the floor and away from kerosene.',
      specifications: { Pack: '500 g', Wheat: 'Durum', Cooking: '8 minutes', 'Shelf life': '24 months' },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 240,
      rating: { stars: 4.3, reviews: 45 },
      look: { main: 'pasta-pack', count: 2, beside: ['emoji:1f35d'] },
    },
    {
      name: 'Tomato paste sachets, 70 g, carton of 50',
      subtitle: 'Double concentrate, red to the last spoon, tear and pour',
      subCategory: 'Tomatoes & Sauces',
      brand: 'Tomiri',
      naira: 10_800,
      stock: 95,
      description:
        'Double concentrated paste, 28 percent tomato solids, packed in Kaduna with salt and nothing else. One 70 g sachet colours a stew for four people or takes the rawness from a basin of fresh tomatoes. Fifty sachets to the carton, each with an easy tear. Retailers sell them singly; most homes finish a carton in four months.',
      specifications: {
        Sachet: '70 g',
        Count: '50',
        Solids: '28 %',
        'Packed in': 'Kaduna',
        'Shelf life': '18 months',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 360,
      rating: { stars: 4.2, reviews: 59 },
      look: { main: 'sachet', count: 3, beside: ['emoji:1f345'] },
    },
    {
      name: 'Sardines in vegetable oil, 125 g tins',
      subtitle: 'Four fish to a tin, with chilli, easy-open lid',
      subCategory: 'Canned Food',
      brand: 'Tomiri',
      naira: 8_100,
      description:
        'Atlantic sardines laid head to tail in vegetable oil with one small chilli, four fish to the tin and the lid opened by a ring. Mash it with onion for bread, or pour it over hot yam. Each tin is 125 g, of which 90 g is fish. Six for the kitchen shelf, or the shop carton of fifty.',
      specifications: { Tin: '125 g', Fish: '90 g drained', Oil: 'Vegetable', 'Shelf life': '3 years' },
      variants: {
        name: 'Quantity',
        values: [
          { value: '6 tins', naira: 8_100, stock: 110 },
          { value: 'Carton of 50', naira: 64_500, stock: 14 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 195,
      rating: { stars: 4.1, reviews: 34 },
      look: { main: 'can', count: 2, beside: ['emoji:1f41f', 'emoji:1f35e'] },
    },
    {
      name: 'Seasoning cubes, 4 g, box of 100',
      subtitle: 'Crumbles between the fingers, for soup, stew and beans',
      subCategory: 'Spices & Seasoning',
      brand: 'Tomiri',
      naira: 2_600,
      description:
        'A hundred cubes of 4 g in one box, soft enough to crumble with dry fingers. Chicken is the everyday one, beef is darker and good for stew, crayfish belongs in okra and egusi. One cube seasons about a litre, so taste before you salt. Pressed in Onitsha, with iodised salt and no added colour.',
      specifications: { Cube: '4 g', Count: '100', Salt: 'Iodised', 'Made in': 'Onitsha' },
      variants: {
        name: 'Taste',
        values: [
          { value: 'Chicken', naira: 2_600, stock: 180 },
          { value: 'Beef', naira: 2_600, stock: 120 },
          { value: 'Crayfish', naira: 2_800, stock: 65 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 410,
      rating: { stars: 4.4, reviews: 73 },
      look: { main: 'box', hue: -30, beside: ['emoji:1f357', 'crayfish'] },
    },
    {
      name: 'Washing powder for hand and machine',
      subtitle: 'Foams well in hard water, kind to coloured wrappers',
      subCategory: 'Cleaning Supplies',
      brand: 'Sabuna',
      naira: 2_300,
      description:
        'A white powder with blue grains that foams even in borehole water and rinses out in two bowls. It loosens collar dirt after twenty minutes of soaking and leaves ankara colours alone. The 900 g bag does about fifteen bowls by hand. Use half a cup in a top-load machine. Choose a scent, or none for babies’ clothes.',
      specifications: { Water: 'Hard or soft', Dose: '60 g a bowl', Colours: 'Safe', 'Made in': 'Aba' },
      variants: {
        name: 'Bag',
        values: [
          {
            value: '900 g',
            naira: 2_300,
            options: {
              name: 'Scent',
              values: [
                { value: 'Lemon', naira: 2_300, stock: 95 },
                { value: 'No scent', naira: 2_300, stock: 40 },
              ],
            },
          },
          {
            value: '4 kg',
            naira: 9_400,
            options: {
              name: 'Scent',
              values: [
                { value: 'Lemon', naira: 9_400, stock: 36 },
                { value: 'No scent', naira: 9_400, stock: 12 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 165,
      rating: { stars: 4.0, reviews: 29 },
      look: { main: 'pouch', hue: -120, beside: ['emoji:1faa3', 'emoji:1f455'] },
    },
  ],
}
