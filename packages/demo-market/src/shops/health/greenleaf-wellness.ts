import type { DemoShop } from '../../demo-goods.ts'

export const greenleafWellness: DemoShop = {
  name: 'Greenleaf Wellness',
  city: 'Benin City',
  state: 'EDO',
  category: 'HEALTH',
  description:
    'A small wellness house off Sapele Road, open since 2017. We dry our own leaves at Ekenwan, keep honest labels and stock simple gear for people who train in the sitting room.',
  avatar: 'emoji:1f33f',
  sign: { colours: 'chalk', front: 'drapes', emblem: 'leaf' },
  owner: { name: 'Osaro', line: 'What is inside stands on the label. Nothing else is inside.' },
  products: [
    {
      name: 'Moringa leaf powder, shade dried',
      subtitle: 'Bright green, fine as flour and never dried on tarmac',
      subCategory: 'Herbal Remedies',
      naira: 2_200,
      description:
        'Young leaves picked before eight in the morning at Ekenwan, dried four days on raised nets in the shade and milled twice. Shade keeps the powder green and the taste mild, a little like spinach. Stir a teaspoon into pap, soup or zobo once a day. The pouch closes with a zip and has a valve, since moringa loses strength in open air.',
      specifications: {
        Origin: 'Ekenwan, Edo',
        Drying: 'Shade, 4 days',
        Milling: '80 mesh, twice',
        Serving: '1 teaspoon, 5 g',
        'Shelf life': '12 months sealed',
      },
      variants: {
        name: 'Weight',
        values: [
          { value: '100 g', naira: 2_200, stock: 92 },
          { value: '250 g', naira: 4_800, stock: 60 },
          { value: '1 kg', naira: 15_500, stock: 14 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 890,
      rating: { stars: 4.6, reviews: 147 },
      isFeatured: true,
      look: { main: 'pouch', beside: ['emoji:1f33f'] },
    },
    {
      name: 'Ginger, turmeric and lemongrass tea bags',
      subtitle: 'Hot in the throat, no caffeine, no added flavour',
      subCategory: 'Herbal Remedies',
      naira: 2_600,
      description:
        'Kaduna ginger, turmeric from Southern Kaduna and lemongrass from our own hedge, cut small and packed two grams to a bag. Five minutes in hot water gives a golden cup that wakes the chest in rainy season; add honey if the ginger bites. Bags are unbleached and sealed one by one, so they keep their smell in an office drawer for months.',
      specifications: {
        Ingredients: 'Ginger 50 %, turmeric 25 %, lemongrass 25 %',
        'Per bag': '2 g',
        Caffeine: 'None',
        Brew: '5 minutes at 95 °C',
        'Shelf life': '18 months',
      },
      variants: {
        name: 'Pack',
        values: [
          { value: '20 bags', naira: 2_600, stock: 74 },
          { value: '50 bags', naira: 5_900, stock: 33 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 305,
      rating: { stars: 4.4, reviews: 58 },
      look: { main: 'tea-pack', beside: ['ginger', 'emoji:1f34b'] },
    },
    {
      name: 'Warming muscle rub, shea and camphor, 100 g',
      subtitle: 'For waist, neck and legs after a long day',
      subCategory: 'Pain Relief',
      naira: 3_400,
      stock: 66,
      description:
        'A firm balm of Kwara shea with camphor, menthol and clove oil that melts in the palm and warms the skin within three minutes. Rub a fingertip amount into the waist or calves at night and wash your hands before touching the eyes. One hundred grams in a screw tin last a family about a month. Not for broken skin, pregnant women or children below six.',
      specifications: {
        Weight: '100 g',
        Base: 'Shea butter from Kwara',
        Actives: 'Camphor 4 %, menthol 5 %',
        Age: '6 years and above',
        'Shelf life': '24 months',
      },
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'EXEMPT',
      sold: 186,
      rating: { stars: 4.3, reviews: 41 },
      look: { main: 'tub', beside: ['emoji:1f525'], hue: 30 },
    },
    {
      name: 'Rubber coated dumbbells, sold as a pair',
      subtitle: 'Six flat sides, so they do not roll on tiles',
      subCategory: 'Fitness',
      naira: 14_000,
      description:
        'Cast iron under thick rubber, quiet on the floor and kind to tiles. The six-sided heads stay where you put them, and the ribbed steel grip, 32 mm thick, holds in sweaty hands. Two pieces of the same weight are in the price. Start with the 5 kg pair if you are new and want to tone arms; men who already train usually ask for ten.',
      specifications: {
        Material: 'Cast iron, rubber coat',
        Grip: 'Ribbed steel, 32 mm',
        Pieces: '2 of the same weight',
        Smell: 'Low odour rubber',
        Warranty: '12 months',
      },
      variants: {
        name: 'Weight of each',
        values: [
          { value: '2.5 kg', naira: 14_000, stock: 20 },
          { value: '5 kg', naira: 26_000, stock: 16 },
          { value: '10 kg', naira: 49_500, stock: 5 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 26,
      rating: { stars: 4.7, reviews: 8 },
      look: { main: 'dumbbell', beside: ['emoji:1f4aa-1f3fe'], count: 2 },
    },
    {
      name: 'Exercise mat with carry strap, 183 x 61 cm',
      subtitle: 'Closed foam that does not drink sweat',
      subCategory: 'Fitness',
      naira: 9_500,
      description:
        'Room enough for a tall person to lie flat: 183 cm by 61 cm, with ridges on both faces that grip terrazzo and tiles. The foam is closed, so sweat wipes away with soapy water and no smell remains. The 10 mm mat suits floor work and knees, the 15 mm one suits back trouble and pregnancy classes. Rolls up with a strap and weighs under 1.3 kg.',
      specifications: {
        Size: '183 x 61 cm',
        Foam: 'NBR, closed cell',
        Weight: '0.9 to 1.3 kg',
        Care: 'Wipe with soap and water',
        Includes: 'Carry strap',
      },
      variants: {
        name: 'Thickness',
        values: [
          {
            value: '10 mm',
            naira: 9_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Purple', naira: 9_500, stock: 13 },
                { value: 'Teal', naira: 9_500, stock: 17 },
                { value: 'Black', naira: 9_500, stock: 0 },
              ],
            },
          },
          {
            value: '15 mm',
            naira: 13_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Purple', naira: 13_500, stock: 6 },
                { value: 'Black', naira: 13_500, stock: 8 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 228,
      rating: { stars: 4.5, reviews: 49 },
      look: { main: 'yoga-mat', beside: ['water-bottle'] },
    },
    {
      name: 'Omega 3 fish oil softgels, 1,000 mg',
      subtitle: 'Lemon coated, so no fishy taste comes back',
      subCategory: 'Vitamins & Supplements',
      naira: 8_500,
      description:
        'Each softgel carries 1,000 mg of oil from small sea fish with 180 mg EPA and 120 mg DHA, tested for heavy metals batch by batch. A thin lemon coat spares you the fish burp. One or two a day with food is usual for an adult. People on blood thinners should ask their doctor first. The dark bottle keeps light away from the oil.',
      specifications: {
        'Fish oil': '1,000 mg',
        'EPA and DHA': '180 mg and 120 mg',
        Shell: 'Bovine gelatine, halal',
        Use: '1 or 2 a day with food',
        'Shelf life': '20 months or more on arrival',
      },
      variants: {
        name: 'Softgels',
        values: [
          { value: '60', naira: 8_500, stock: 38 },
          { value: '120', naira: 15_800, stock: 21 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 154,
      rating: { stars: 4.2, reviews: 36 },
      look: { main: 'pill-bottle', beside: ['emoji:1f41f', 'emoji:1f34b'], hue: -140 },
    },
    {
      name: 'Clove and neem tooth powder, 80 g',
      subtitle: 'Old-style cleaning with a modern shaker top',
      subCategory: 'Oral Care',
      naira: 1_900,
      stock: 0,
      description:
        'Dogoyaro leaf, clove, salt and fine calcium, milled soft enough not to scratch. Tap a little onto a wet brush; it foams lightly and leaves the mouth tasting of clove for hours. Our grandmothers chewed the stick, this is the same leaf in a jar. Eighty grams serve one person for about two months. Free of fluoride, so children should use it under watch.',
      specifications: {
        Weight: '80 g',
        Ingredients: 'Neem, clove, calcium, salt',
        Fluoride: 'None',
        'Made in': 'Benin City',
        'Shelf life': '15 months',
      },
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 4,
      rating: null,
      look: { main: 'jar', beside: ['emoji:1f9b7', 'emoji:1f33f'] },
    },
    {
      name: 'Belly wrap for after birth, three straps',
      subtitle: 'Gentle hold after normal delivery or section',
      subCategory: 'Mother & Baby',
      naira: 10_500,
      description:
        'Three wide straps close over belly, waist and hips, so you choose how firm it sits as the body settles. The cotton side lies on the skin, the stretch side outside; bones at the back stop it rolling when you bend to bathe the baby. Begin when your midwife agrees and wear it four to eight hours a day. Measure round the hips before choosing a size.',
      specifications: {
        Fabric: 'Cotton lining, elastic outside',
        Straps: '3, hook and loop',
        Wear: '4 to 8 hours a day',
        Wash: 'By hand, no bleach',
      },
      variants: {
        name: 'Hip size',
        values: [
          {
            value: 'M, 90 to 102 cm',
            naira: 10_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Brown nude', naira: 10_500, stock: 2 },
                { value: 'Black', naira: 10_500, stock: 0 },
              ],
            },
          },
          {
            value: 'XL, 103 to 118 cm',
            naira: 11_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Brown nude', naira: 11_500, stock: 1 },
                { value: 'Black', naira: 11_500, stock: 2 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 35,
      rating: { stars: 3.9, reviews: 11 },
      look: { main: 'box', beside: ['emoji:1f931-1f3fe'], hue: 100 },
    },
    {
      name: 'Washable cotton pads with wings, bamboo core',
      subtitle: 'Wash, dry in the sun and use for three years',
      subCategory: 'Personal Hygiene',
      naira: 3_900,
      description:
        'Sewn in Benin City by six women from soft cotton with a bamboo core and a thin leakproof back. Snap buttons hold the wings round the panty. Soak in cold water, wash with bar soap and dry in full sun; each pad lasts about three years. A set of three with a zip pouch lets a schoolgirl change without worry. Regular is 25 cm, night is 32 cm.',
      specifications: {
        Top: 'Cotton knit',
        Core: 'Bamboo, 3 layers',
        Lasts: 'About 3 years',
        Set: '3 pads and a zip pouch',
        Wash: 'Cold soak, bar soap, sun',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: 'Regular, 25 cm',
            naira: 3_900,
            options: {
              name: 'Pattern',
              values: [
                { value: 'Ankara flowers', naira: 3_900, stock: 30 },
                { value: 'Plain wine', naira: 3_900, stock: 26 },
              ],
            },
          },
          {
            value: 'Night, 32 cm',
            naira: 4_900,
            options: {
              name: 'Pattern',
              values: [
                { value: 'Ankara flowers', naira: 4_900, stock: 19 },
                { value: 'Plain wine', naira: 4_900, stock: 11 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 143,
      rating: { stars: 4.5, reviews: 29 },
      look: { main: 'soft-pack', beside: ['emoji:1f338'], hue: -60 },
    },
    {
      name: 'Raw shea butter, unrefined, 500 g tub',
      subtitle: 'Ivory coloured, from a women group near Bida',
      category: 'ORGANIC',
      subCategory: 'Shea & Black Soap',
      naira: 4_500,
      stock: 51,
      description:
        'Ori as it should be: ivory, smoky, slightly grainy, beaten by hand by a group of eleven women near Bida in Niger State. Nothing bleached, nothing perfumed. Use it on dry elbows, stretch marks, natural hair and a baby after bath. In Benin heat it turns soft above 32 degrees; a cool shelf brings it back. The tub is sealed and holds half a kilo.',
      specifications: {
        Weight: '500 g',
        Origin: 'Bida area, Niger State',
        Grade: 'Unrefined, grade A',
        Scent: 'Natural, lightly smoky',
        'Shelf life': '18 months',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 171,
      rating: { stars: 4.8, reviews: 34 },
      look: { main: 'tub', beside: ['emoji:1f330', 'emoji:1f33f'] },
    },
  ],
}
