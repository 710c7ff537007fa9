import type { DemoShop } from '../../demo-goods.ts'

export const suyaJunction: DemoShop = {
  name: 'Suya Junction',
  city: 'Wuse, Abuja',
  state: 'ABUJA',
  category: 'FOOD',
  description:
    'Three brothers from Zaria run this open grill in Wuse since 2012. The fire starts at four in the afternoon and goes out after midnight. Known for thin-cut beef suya, kilishi and whole catfish.',
  avatar: 'emoji:1f525',
  sign: { colours: 'ink', front: 'lamps', emblem: 'flame' },
  owner: { name: 'Sani', line: 'We cut it thin, we turn it twice, and the yaji is our mother’s.' },
  products: [
    {
      name: 'Beef suya with onion and yaji',
      subtitle: 'Thin-cut rump from the open fire, wrapped in paper',
      subCategory: 'Grill and Barbecue',
      naira: 4_500,
      description:
        'Rump of beef cut thin as cloth, rubbed with kuli kuli and yaji, and roasted on sticks leaning into the charcoal. We slice it off the stick, add onion, tomato and cabbage, and fold it in brown paper. The regular wrap is 250 g of cooked meat, the large 500 g. Say how much pepper your mouth can carry.',
      specifications: {
        Meat: 'Beef rump',
        Rub: 'Kuli kuli and yaji',
        Sides: 'Onion, tomato, cabbage',
        Fire: 'Charcoal',
        Hours: '16:00 to midnight',
      },
      variants: {
        name: 'Wrap',
        values: [
          {
            value: 'Regular, 250 g',
            naira: 4_500,
            options: {
              name: 'Pepper',
              values: [
                { value: 'Small pepper', naira: 4_500, stock: 90 },
                { value: 'Full yaji', naira: 4_500, stock: 120 },
              ],
            },
          },
          {
            value: 'Large, 500 g',
            naira: 8_800,
            options: {
              name: 'Pepper',
              values: [
                { value: 'Small pepper', naira: 8_800, stock: 45 },
                { value: 'Full yaji', naira: 8_800, stock: 60 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Extra yaji', naira: 300, max: 3 },
        { name: 'Roasted kidney, 100 g', naira: 1_500, max: 3 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 3_280,
      rating: { stars: 4.7, reviews: 640 },
      isFeatured: true,
      look: { main: 'suya', beside: ['emoji:1f9c5', 'emoji:1f345'] },
    },
    {
      name: 'Chicken suya, broiler',
      subtitle: 'Split flat, basted with groundnut oil, charred at the edges',
      subCategory: 'Grill and Barbecue',
      naira: 6_500,
      description:
        'A broiler of about 1.6 kg from a farm at Kuje, split down the back and pressed flat. It is rubbed with yaji and groundnut oil, then grilled for forty minutes, skin side last. Half a bird feeds two and the whole one feeds four with masa or chips. Cut into small pieces unless you ask us not to.',
      specifications: { Bird: '1.6 kg broiler', Farm: 'Kuje', Time: '40 minutes', Cut: 'Small pieces' },
      variants: {
        name: 'Size',
        values: [
          { value: 'Half', naira: 6_500, stock: 32 },
          { value: 'Whole', naira: 12_500, stock: 20 },
        ],
      },
      addOns: [
        { name: 'Potato chips', naira: 1_500, max: 4 },
        { name: 'Coleslaw', naira: 1_000, max: 2 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 610,
      rating: { stars: 4.6, reviews: 118 },
      look: { main: 'emoji:1f357', count: 2, beside: ['emoji:1f9c5', 'emoji:1f336-fe0f'] },
    },
    {
      name: 'Kilishi, sun-dried spiced beef',
      subtitle: 'Sheets of lean beef dried two days, then roasted once',
      subCategory: 'Local',
      naira: 4_800,
      description:
        'Lean beef opened into sheets, dried in the sun for two days, painted with a paste of groundnut, onion and ginger, dried again and roasted. It comes from our family house in Zaria every Friday. The pack is vacuum sealed, so it travels in hand luggage. Keep it closed and dry and it lasts six weeks.',
      specifications: { Origin: 'Zaria', Packing: 'Vacuum', Keeps: '6 weeks, dry', Contains: 'Groundnut' },
      variants: {
        name: 'Weight',
        values: [
          {
            value: '100 g',
            naira: 4_800,
            options: {
              name: 'Taste',
              values: [
                { value: 'Peppered', naira: 4_800, stock: 70 },
                { value: 'Sweet, no pepper', naira: 4_800, stock: 25 },
              ],
            },
          },
          {
            value: '500 g',
            naira: 22_500,
            options: {
              name: 'Taste',
              values: [
                { value: 'Peppered', naira: 22_500, stock: 18 },
                { value: 'Sweet, no pepper', naira: 22_500, stock: 0 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Gift wrap', naira: 1_000, max: 1 },
        { name: 'Extra yaji, 50 g', naira: 600, max: 3 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'STANDARD',
      sold: 735,
      rating: { stars: 4.8, reviews: 131 },
      look: { main: 'pouch', hue: -40, beside: ['emoji:1f969', 'emoji:1f95c'] },
    },
    {
      name: 'Asun, smoked goat in rodo, 400 g',
      subtitle: 'Skin-on goat, chopped small and tossed in habanero',
      subCategory: 'Grill and Barbecue',
      naira: 5_800,
      stock: 26,
      description:
        'Goat from Kaduna road, singed and smoked with the skin on, then chopped small and turned in a pan with rodo, onion and a little stock until it shines. One bowl is 400 g, bones included, and it is properly hot. Good with cold malt or a plate of white rice, and better still at midnight.',
      specifications: { Weight: '400 g', Meat: 'Goat, skin on', Pepper: 'Very hot', Packing: 'Foil bowl' },
      addOns: [
        { name: 'White rice', naira: 1_200, max: 3 },
        { name: 'Fried plantain', naira: 800, max: 3 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 240,
      rating: { stars: 4.5, reviews: 52 },
      look: { main: 'emoji:1f356', beside: ['emoji:1f336-fe0f', 'emoji:1f9c5'] },
    },
    {
      name: 'Masa with taushe soup, 12 pieces',
      subtitle: 'Soft rice cakes from the clay pan, with pumpkin soup',
      subCategory: 'Local',
      naira: 4_000,
      stock: 30,
      description:
        'Local tuwo rice soaked overnight, ground, left to rise and fried in a clay pan with hollows, so that each cake is crisp outside and spongy within. Taushe of pumpkin, spinach and groundnut comes in a bowl of 35 cl. Twelve cakes are breakfast for two people. Yaji for dipping is tied in a small nylon and costs nothing.',
      specifications: { Grain: 'Tuwo rice', Soup: 'Taushe, 35 cl', Served: '7 to 11', Contains: 'Groundnut' },
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 174,
      rating: { stars: 4.4, reviews: 36 },
      look: { main: 'emoji:1f95e', beside: ['soup-bowl'] },
    },
    {
      name: 'Whole grilled catfish, point and kill',
      subtitle: 'Picked live from the tank, grilled in foil with pepper sauce',
      subCategory: 'Sushi and Seafood',
      naira: 9_500,
      description:
        'We choose a live catfish of your size from the tank, clean it with hot water and lime, and grill it whole over charcoal for thirty five minutes. The sauce is tatashe, onion, uziza and a spoon of butter. The medium fish is about 1 kg before grilling, the big one 1.8 kg. It arrives in foil with the side you picked.',
      specifications: {
        Fish: 'Farmed catfish, live',
        Fire: 'Charcoal, 35 min',
        Sauce: 'Tatashe and uziza',
        Pepper: 'Medium hot',
      },
      variants: {
        name: 'Fish',
        values: [
          {
            value: 'Medium, 1 kg',
            naira: 9_500,
            options: {
              name: 'Side',
              values: [
                { value: 'Potato chips', naira: 9_500, stock: 16 },
                { value: 'Fried plantain', naira: 9_800, stock: 14 },
              ],
            },
          },
          {
            value: 'Big, 1.8 kg',
            naira: 15_500,
            options: {
              name: 'Side',
              values: [
                { value: 'Potato chips', naira: 15_500, stock: 8 },
                { value: 'Fried plantain', naira: 16_000, stock: 7 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 420,
      rating: { stars: 4.6, reviews: 87 },
      isFeatured: true,
      look: { main: 'grilled-fish', beside: ['emoji:1f35f', 'emoji:1f34b'] },
    },
    {
      name: 'Fura da nono, fresh',
      subtitle: 'Millet balls crushed into cultured cow milk, lightly sweet',
      subCategory: 'Beverages',
      naira: 1_500,
      description:
        'Nono from Fulani herders beyond Gwagwalada, pasteurised and cultured again overnight in our kitchen. Steamed millet balls with ginger and clove are crushed into it, leaving small lumps to chew. Sugar is one spoon to the cup, or none if you write it. Shake well, drink cold, and finish it on the second day.',
      specifications: { Milk: 'Cow, pasteurised', Grain: 'Millet', Spice: 'Ginger, clove', Keeps: '2 days' },
      variants: {
        name: 'Size',
        values: [
          { value: '50 cl', naira: 1_500, stock: 44 },
          { value: '1 litre', naira: 2_800, stock: 28 },
          { value: '4 litres', naira: 10_500, stock: 6 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 310,
      rating: { stars: 4.5, reviews: 63 },
      look: { main: 'emoji:1f95b', beside: ['emoji:1f33e', 'ginger'] },
    },
    {
      name: 'Shayi tea with ginger and milk',
      subtitle: 'Pulled from cup to cup until it foams, as mai shayi does',
      subCategory: 'Coffee and Tea',
      naira: 1_200,
      description:
        'Strong black tea from the Mambilla highlands boiled with fresh ginger, clove and lemongrass, then poured high from cup to cup with evaporated milk until it froths. The cup is 40 cl and travels with a tight lid. The flask of one litre stays hot for six hours and goes round a table of four. Flask deposit is refunded.',
      specifications: { Tea: 'Black, Mambilla', Milk: 'Evaporated', Spice: 'Ginger', Sugar: '2 cubes' },
      variants: {
        name: 'Size',
        values: [
          { value: 'Cup, 40 cl', naira: 1_200, stock: 80 },
          { value: 'Flask, 1 litre', naira: 4_500, stock: 10 },
        ],
      },
      addOns: [
        { name: 'Bread and fried egg', naira: 1_800, max: 4 },
        { name: 'Honey', naira: 400, max: 2 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 96,
      rating: { stars: 4.2, reviews: 19 },
      look: { main: 'emoji:1fad6', beside: ['emoji:2615', 'ginger'] },
    },
    {
      name: 'Suya pizza, thin crust',
      subtitle: 'Beef suya, red onion and yaji oil on a crisp base',
      subCategory: 'Pizza and Pasta',
      naira: 7_800,
      description:
        'The dough rests for a full day and bakes on stone at the edge of our charcoal oven. Tomato, cheese, sliced suya and red onion go on, and yaji oil is drizzled when it comes out. Nine inches feed one hungry person, twelve feed two, fifteen feed four. The yaji has groundnut in it, so take care with allergies.',
      specifications: {
        Crust: 'Thin, stone baked',
        Cheese: 'Mozzarella',
        Pepper: 'Medium',
        Contains: 'Nuts, wheat',
      },
      variants: {
        name: 'Size',
        values: [
          { value: '9 inch', naira: 7_800, stock: 25 },
          { value: '12 inch', naira: 11_500, stock: 20 },
          { value: '15 inch', naira: 15_800, stock: 12 },
        ],
      },
      addOns: [
        { name: 'Extra cheese', naira: 1_500, max: 2 },
        { name: 'Extra suya', naira: 2_000, max: 2 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 265,
      rating: { stars: 4.3, reviews: 54 },
      look: { main: 'emoji:1f355', beside: ['suya', 'emoji:1f9c0'] },
    },
    {
      name: 'Burukutu, sorghum beer, 1 L',
      subtitle: 'Cloudy, sour and low in alcohol, brewed on Thursdays',
      subCategory: 'Alcoholic Drinks',
      naira: 2_000,
      stock: 5,
      description:
        'Red sorghum from Benue, sprouted, dried, ground and boiled all day by a brewer in Nyanya, then left two nights to sour. It is thick and cloudy, about 4 percent alcohol, and the bottle of one litre must stand upright because it is still alive. Open it slowly. For adults of 18 and above only.',
      specifications: { Grain: 'Red sorghum', Origin: 'Nyanya', Alcohol: 'About 4 %', Keeps: '3 days' },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 2,
      rating: null,
      look: { main: 'emoji:1f37a', beside: ['emoji:1f33e'] },
    },
    {
      name: 'Yaji suya spice',
      subtitle: 'The house rub: kuli kuli, ginger, cayenne and grains of Selim',
      category: 'GROCERY',
      subCategory: 'Spices & Seasoning',
      naira: 1_800,
      description:
        'The same powder that goes on our meat. Pressed groundnut cake is pounded with dried ginger, cayenne, clove and uda, with no flour to stretch it. Two spoons season a kilo of beef; mix with groundnut oil and leave one hour before grilling. The jar of 100 g is for a family, 400 g for people with a grill of their own.',
      specifications: { Base: 'Kuli kuli', Pepper: 'Hot', Keeps: '6 months', Contains: 'Groundnut' },
      variants: {
        name: 'Weight',
        values: [
          { value: '100 g', naira: 1_800, stock: 110 },
          { value: '400 g', naira: 6_200, stock: 45 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 380,
      rating: { stars: 4.7, reviews: 76 },
      look: { main: 'jar', hue: 15, beside: ['emoji:1f336-fe0f', 'emoji:1f95c'] },
    },
  ],
}
