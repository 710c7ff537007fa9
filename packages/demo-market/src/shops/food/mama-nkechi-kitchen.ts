import type { DemoShop } from '../../demo-goods.ts'

export const mamaNkechiKitchen: DemoShop = {
  name: 'Mama Nkechi Kitchen',
  city: 'Enugu',
  state: 'ENUGU',
  category: 'FOOD',
  description:
    'Home cooking from Uwani since 2009. Mama Nkechi and her two daughters are known for firewood party jollof, bitterleaf soup that never tastes bitter, and okpa that leaves the steamer before six every morning.',
  avatar: 'emoji:1f372',
  sign: { colours: 'camwood', front: 'awning', emblem: 'pot' },
  owner: {
    name: 'Mama Nkechi',
    line: 'I light the firewood at four, so that your jollof tastes of a party.',
  },
  products: [
    {
      name: 'Party jollof rice, large bowl',
      subtitle: 'Firewood smoke, long-grain rice and one quarter of fried chicken',
      subCategory: 'Ready-to-Eat Meals',
      naira: 5_500,
      stock: 60,
      description:
        'Long-grain rice cooked down in tatashe, tomato and bay leaf over firewood, the way it tastes at a wedding in the village. The bowl holds about 900 g and feeds two grown people. A quarter of fried chicken and dodo sit on top. Cooked twice a day, at 11 and at 4, and sealed hot.',
      specifications: {
        Weight: 'About 900 g',
        Serves: '2 people',
        Protein: 'Quarter chicken, fried',
        Pepper: 'Medium',
        Packing: 'Sealed bowl with spoon',
      },
      addOns: [
        { name: 'Extra chicken', naira: 1_500, max: 4 },
        { name: 'Fried plantain', naira: 800, max: 3 },
        { name: 'Moi moi', naira: 900, max: 4 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 2_140,
      rating: { stars: 4.8, reviews: 412 },
      isFeatured: true,
      look: { main: 'jollof-bowl', beside: ['emoji:1f357', 'roast-plantain'] },
    },
    {
      name: 'Ofe onugbu with pounded yam',
      subtitle: 'Bitterleaf soup thickened with cocoyam, with ogiri and dry fish',
      subCategory: 'Soups and Stews',
      naira: 4_200,
      description:
        'Bitterleaf from Nsukka is washed five times, then cooked with ede cocoyam, palm oil, ogiri and crayfish until the oil rises. One wrap of yam pounded by hand in the mortar comes with it, about 350 g. The large plate has two wraps and double meat. Eat it within four hours, or cool it and keep the soup for two days.',
      specifications: {
        Swallow: 'Pounded yam, 350 g a wrap',
        Thickener: 'Ede cocoyam',
        Leaf: 'Bitterleaf, washed 5 times',
        Pepper: 'Medium',
      },
      variants: {
        name: 'Portion',
        values: [
          {
            value: 'Regular, 1 wrap',
            naira: 4_200,
            options: {
              name: 'Protein',
              values: [
                { value: 'Beef', naira: 4_200, stock: 25 },
                { value: 'Goat meat', naira: 5_000, stock: 18 },
              ],
            },
          },
          {
            value: 'Large, 2 wraps',
            naira: 6_800,
            options: {
              name: 'Protein',
              values: [
                { value: 'Beef', naira: 6_800, stock: 15 },
                { value: 'Goat meat', naira: 8_200, stock: 0 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Extra wrap of pounded yam', naira: 1_000, max: 3 },
        { name: 'Stockfish head', naira: 2_500, max: 2 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 760,
      rating: { stars: 4.7, reviews: 148 },
      look: { main: 'soup-bowl', beside: ['swallow', 'leaf-bunch'] },
    },
    {
      name: 'Okpa, hot, pack of 4',
      subtitle: 'Bambara nut pudding in banana leaf, steamed before six',
      subCategory: 'Local',
      naira: 2_000,
      stock: 140,
      description:
        'Okpa di oku, as every bus passing Ninth Mile knows it. Bambara nut flour from Enugu Ezike is mixed with palm oil, yellow pepper and a little scent leaf, tied in banana leaf and steamed for ninety minutes. Four wraps of about 220 g each. Take it with cold water, akamu or a bottle of something sweet.',
      specifications: { Pieces: '4 wraps', Weight: '220 g each', Flour: 'Bambara nut', Wrapping: 'Leaf' },
      addOns: [
        { name: 'Akamu, 35 cl', naira: 600, max: 4 },
        { name: 'Extra wrap', naira: 500, max: 5 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 1_350,
      rating: { stars: 4.9, reviews: 236 },
      look: { main: 'okpa', beside: ['emoji:1f33f'] },
    },
    {
      name: 'Abacha with ugba, full plate',
      subtitle: 'African salad of shredded cassava, garden egg and utazi',
      subCategory: 'Prepared Salads',
      naira: 2_800,
      description:
        'Shredded cassava soaked soft, turned in palm oil and ncha, then dressed with ugba, ehuru, garden egg leaves and sliced onion. It is mixed only after you order so that it does not go soggy. One plate is about 600 g, enough for an evening on the veranda. Choose the fish or the kanda to go on top.',
      specifications: {
        Weight: 'About 600 g',
        Base: 'Dried shredded cassava',
        Dressing: 'Palm oil and ncha',
        Leaves: 'Utazi, garden egg',
      },
      variants: {
        name: 'Topping',
        values: [
          { value: 'Garden egg only', naira: 2_800, stock: 30 },
          { value: 'Kanda', naira: 3_500, stock: 22 },
          { value: 'Fried mackerel', naira: 4_300, stock: 16 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 295,
      rating: { stars: 4.6, reviews: 57 },
      look: { main: 'emoji:1f957', beside: ['emoji:1f346', 'dried-fish'] },
    },
    {
      name: 'Nkwobi, cow foot in spiced palm oil, 450 g',
      subtitle: 'Soft cow foot with utazi and onion rings, served warm',
      subCategory: 'Local',
      naira: 4_800,
      stock: 24,
      description:
        'Cow foot boiled three hours until it leaves the bone, then turned in a thick paste of palm oil, potash and roasted ehuru. Utazi is cut thin as thread and onion rings go on top. The bowl is 450 g, enough for one hungry man or two who only want to taste. Best with palm wine or something cold, after work on a Friday.',
      specifications: { Meat: 'Cow foot', Spice: 'Ehuru, utazi', Pepper: 'Hot', Cooking: '3 hours' },
      addOns: [
        { name: 'Extra utazi', naira: 300, max: 2 },
        { name: 'Bottle of water, 75 cl', naira: 400, max: 4 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 188,
      rating: { stars: 4.5, reviews: 39 },
      look: { main: 'emoji:1f958', beside: ['emoji:1f9c5', 'emoji:1f33f'] },
    },
    {
      name: 'Small chops box with pepper sauce',
      subtitle: 'Puff puff, samosa, spring rolls and peppered gizzard',
      subCategory: 'Desserts and Pastries',
      naira: 6_500,
      description:
        'Fried the hour it leaves us: puff puff, beef samosa, vegetable spring rolls and mosa in equal parts, with peppered gizzard on sticks in the two larger boxes. Twenty pieces are a snack for four, a hundred carry a birthday of twenty five people. Pepper sauce rides in its own cup. Order the big box a day ahead.',
      specifications: {
        Contents: 'Puff puff, samosa, spring roll, mosa',
        Sauce: '1 cup a box',
        Oil: 'Fresh groundnut oil',
        Notice: '24 hours for 100 pieces',
      },
      variants: {
        name: 'Pieces',
        values: [
          { value: '20 pieces', naira: 6_500, stock: 40 },
          { value: '40 pieces', naira: 12_000, stock: 25 },
          { value: '100 pieces', naira: 28_000, stock: 8 },
        ],
      },
      addOns: [
        { name: 'Extra pepper sauce', naira: 500, max: 5 },
        { name: 'Ribbon and gift card', naira: 1_000, max: 1 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 540,
      rating: { stars: 4.7, reviews: 92 },
      isFeatured: true,
      look: { main: 'small-chops', beside: ['puff-puff', 'emoji:1f336-fe0f'] },
    },
    {
      name: 'Zobo drink, 50 cl bottles',
      subtitle: 'Hibiscus, clove and fruit, brewed daily and kept on ice',
      subCategory: 'Beverages',
      naira: 2_400,
      description:
        'Dried hibiscus from Jigawa is steeped with clove, ginger and pineapple peel, strained twice and chilled overnight. There is no colouring, and sugar is three level spoons to the litre. Bottles of 50 cl come three or six in a pack. Keep them cold and finish within four days; shake first, because the ginger settles.',
      specifications: { Bottle: '50 cl', Sugar: 'Low', Keeps: '4 days, chilled', Colouring: 'None' },
      variants: {
        name: 'Pack',
        values: [
          { value: 'Pack of 3', naira: 2_400, stock: 48 },
          { value: 'Pack of 6', naira: 4_500, stock: 30 },
          { value: 'Pack of 12', naira: 8_600, stock: 12 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 410,
      rating: { stars: 4.4, reviews: 66 },
      look: { main: 'water-bottle', hue: 140, count: 3, beside: ['emoji:1f33a', 'ginger'] },
    },
    {
      name: 'Ofe nsala with fresh catfish, family bowl',
      subtitle: 'White soup thickened with pounded yam, no palm oil',
      subCategory: 'Soups and Stews',
      naira: 18_500,
      description:
        'White soup for omugwo, in-laws and cold evenings. A whole live catfish of about 1.5 kg is cut into eight pieces and simmered with uziza seed, utazi and a thickening of pounded yam. The two-litre bowl feeds five; the four-litre one holds two fish. Swallow is not included, so pound your own or add ours.',
      specifications: { Fish: 'Catfish, 1.5 kg', Thickener: 'Yam', Pepper: 'Hot', Keeps: '3 days, chilled' },
      variants: {
        name: 'Bowl',
        values: [
          { value: '2 litres', naira: 18_500, stock: 7 },
          { value: '4 litres', naira: 35_000, stock: 3 },
        ],
      },
      addOns: [
        { name: 'Wrap of pounded yam', naira: 1_000, max: 5 },
        { name: 'Wrap of fufu', naira: 600, max: 5 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 64,
      rating: { stars: 4.6, reviews: 18 },
      look: { main: 'emoji:1f372', beside: ['emoji:1f41f', 'swallow'] },
    },
    {
      name: 'Moi moi in leaf, steamed',
      subtitle: 'Peeled beans, tatashe and crayfish in uma leaves',
      subCategory: 'Local',
      naira: 2_700,
      description:
        'Brown beans are peeled by hand, ground with tatashe, onion and crayfish, and folded into uma leaves, which give a taste no tin or nylon can. Each wrap weighs 200 g and stays firm when cold. A pack of three suits breakfast with akamu; six go well beside a cooler of jollof.',
      specifications: {
        Weight: '200 g a wrap',
        Wrapping: 'Uma leaf',
        Beans: 'Brown, hand-peeled',
        Keeps: '2 days in the fridge',
      },
      variants: {
        name: 'Pack',
        values: [
          {
            value: 'Pack of 3',
            naira: 2_700,
            options: {
              name: 'Filling',
              values: [
                { value: 'Boiled egg', naira: 2_700, stock: 35 },
                { value: 'Egg and mackerel', naira: 3_300, stock: 24 },
              ],
            },
          },
          {
            value: 'Pack of 6',
            naira: 5_200,
            options: {
              name: 'Filling',
              values: [
                { value: 'Boiled egg', naira: 5_200, stock: 20 },
                { value: 'Egg and mackerel', naira: 6_400, stock: 11 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 230,
      rating: { stars: 4.3, reviews: 44 },
      look: { main: 'moi-moi', count: 2, beside: ['beans-bowl', 'crayfish'] },
    },
    {
      name: 'Palm wine, fresh up-wine',
      subtitle: 'Tapped the same morning around Udi, sweet until evening',
      subCategory: 'Alcoholic Drinks',
      naira: 1_800,
      description:
        'Nkwu elu, tapped high on standing palms around Udi at dawn and at our door by nine. It is sweet with a light fizz in the morning and turns stronger by night, so tell us when you will drink it. Nothing is added, neither water nor saccharin. For adults of 18 and above; kegs are washed and sealed.',
      specifications: {
        Source: 'Udi, Enugu State',
        Strength: '3 to 5 % by evening',
        Additives: 'None',
        Keeps: '24 hours, chilled',
      },
      variants: {
        name: 'Keg',
        values: [
          { value: '1 litre', naira: 1_800, stock: 0 },
          { value: '4 litres', naira: 6_600, stock: 0 },
          { value: '10 litres', naira: 15_500, stock: 0 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 156,
      rating: { stars: 4.1, reviews: 27 },
      look: { main: 'jerrycan', hue: 60, beside: ['palm'] },
    },
    {
      name: 'Office lunch plan, 5 weekday meals',
      subtitle: 'A different plate at your desk by one, Monday to Friday',
      subCategory: 'OTHER',
      naira: 19_500,
      stock: 4,
      description:
        'One hot lunch each working day at your office in Enugu, between 12:15 and 1:00. The week runs jollof, ofe akwu with white rice, beans and plantain, okra with garri, and a Friday surprise. Every plate has meat or fish and a 50 cl water. Begin on any Monday and pause for a public holiday without losing the meal.',
      specifications: {
        Meals: '5, Monday to Friday',
        Arrives: '12:15 to 1:00',
        Area: 'Enugu town',
        Includes: 'Protein and water',
      },
      addOns: [
        { name: 'Fruit cup every day', naira: 3_500, max: 1 },
        { name: 'Zobo every day', naira: 3_000, max: 1 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'STANDARD',
      sold: 3,
      rating: null,
      look: { main: 'emoji:1f371', beside: ['jollof-bowl', 'water-bottle'] },
    },
  ],
}
