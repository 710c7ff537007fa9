import type { DemoShop } from '../../demo-goods.ts'

export const amalaCorner: DemoShop = {
  name: 'Amala Corner',
  city: 'Surulere, Lagos',
  state: 'LAGOS',
  category: 'FOOD',
  description:
    'Iya Sikiru from Ibadan has turned amala on the same Surulere street since 1998. Her abula is smooth, her buka stew is dark, and the akara is finished by half past nine.',
  avatar: 'soup-bowl',
  sign: { colours: 'leaf', front: 'awning', emblem: 'mortar' },
  owner: { name: 'Iya Sikiru', line: 'If you find one lump in it, I eat it myself and turn you another.' },
  products: [
    {
      name: 'Abula: amala, gbegiri and ewedu',
      subtitle: 'Yam flour amala turned to order, with stew in the middle',
      subCategory: 'Local',
      naira: 3_200,
      description:
        'Elubo from Saki, sieved twice and turned over a low fire until there is not one lump. Gbegiri is made from peeled beans, ewedu is whisked with the broom, and red stew sits in the middle of both. Two wraps of amala weigh about 500 g, four about 1 kg. Every bowl has one ponmo before the meat you choose.',
      specifications: {
        Flour: 'Yam elubo, Saki',
        Soups: 'Gbegiri, ewedu, ata',
        Wraps: '250 g each',
        Pepper: 'Medium hot',
      },
      variants: {
        name: 'Wraps',
        values: [
          {
            value: '2 wraps',
            naira: 3_200,
            options: {
              name: 'Meat',
              values: [
                { value: 'Beef and shaki', naira: 3_200, stock: 70 },
                { value: 'Goat meat', naira: 4_200, stock: 38 },
              ],
            },
          },
          {
            value: '4 wraps',
            naira: 5_400,
            options: {
              name: 'Meat',
              values: [
                { value: 'Beef and shaki', naira: 5_400, stock: 30 },
                { value: 'Goat meat', naira: 6_900, stock: 16 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Extra wrap of amala', naira: 500, max: 5 },
        { name: 'Extra shaki', naira: 700, max: 4 },
        { name: 'Cow leg', naira: 1_800, max: 2 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 1_480,
      rating: { stars: 4.8, reviews: 247 },
      isFeatured: true,
      look: { main: 'soup-bowl', beside: ['swallow', 'emoji:1f356'] },
    },
    {
      name: 'Efo riro with assorted meat, bowl',
      subtitle: 'Shoko leaves squeezed dry, iru and bleached palm oil',
      subCategory: 'Soups and Stews',
      naira: 8_500,
      description:
        'Efo shoko blanched and squeezed hard so the soup is leaf and not water, then fried with ata rodo, iru woro and smoked fish in palm oil. Beef, shaki, ponmo and cow leg are cooked apart first. One litre is for three people with any swallow; freeze the rest in small bowls and it keeps for a month.',
      specifications: { Leaf: 'Efo shoko', Meat: 'Assorted', Oil: 'Palm oil', Keeps: '4 days chilled' },
      variants: {
        name: 'Bowl',
        values: [
          { value: '1 litre', naira: 8_500, stock: 18 },
          { value: '2 litres', naira: 16_500, stock: 10 },
          { value: '5 litres', naira: 39_000, stock: 4 },
        ],
      },
      addOns: [
        { name: 'Wrap of amala', naira: 500, max: 5 },
        { name: 'Wrap of semolina', naira: 600, max: 5 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 212,
      rating: { stars: 4.6, reviews: 48 },
      look: { main: 'emoji:1f372', beside: ['leaf-bunch', 'emoji:1f336-fe0f'] },
    },
    {
      name: 'Ewa agoyin with Agege bread',
      subtitle: 'Mashed soft beans and dark pepper sauce, bread still warm',
      subCategory: 'Ready-to-Eat Meals',
      naira: 1_900,
      stock: 85,
      description:
        'White beans boiled four hours until a spoon mashes them, with the dark agoyin sauce of dried pepper and onion fried in palm oil almost to burning. You get 450 g of beans, two spoons of sauce and a 300 g loaf of Agege bread from the oven across the road. On the fire from 6:30 until it finishes.',
      specifications: { Beans: '450 g', Bread: '300 g loaf', Sauce: 'Agoyin, hot', Served: 'From 6:30' },
      addOns: [
        { name: 'Fried plantain', naira: 700, max: 3 },
        { name: 'Extra sauce', naira: 400, max: 3 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 690,
      rating: { stars: 4.7, reviews: 124 },
      look: { main: 'beans-bowl', beside: ['emoji:1f35e', 'emoji:1f336-fe0f'] },
    },
    {
      name: 'Akara, hot, pack of 10',
      subtitle: 'Bean fritters from the big pan, crisp edge, soft heart',
      subCategory: 'Local',
      naira: 1_500,
      stock: 120,
      description:
        'Beans peeled at four in the morning, beaten until the batter floats, and dropped by spoon into hot oil with onion and rodo. Ten pieces weigh about 400 g. Saturday customers eat it with ogi or push it into bread. We stop frying at half past nine, so an order after that is packed for the next morning.',
      specifications: { Pieces: '10', Weight: '400 g', Oil: 'Groundnut', Fried: '6:00 to 9:30' },
      addOns: [
        { name: 'Ogi, 50 cl', naira: 700, max: 3 },
        { name: 'Agege bread, 300 g', naira: 700, max: 3 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 540,
      rating: { stars: 4.5, reviews: 98 },
      look: { main: 'akara', beside: ['emoji:1f963', 'emoji:1f9c5'] },
    },
    {
      name: 'Buka stew, dark and oily, for the freezer',
      subtitle: 'Ata din din fried down for two hours, ready for rice',
      subCategory: 'Soups and Stews',
      naira: 9_800,
      description:
        'Tatashe, rodo and tomato boiled dry, then fried in bleached palm oil for two hours with locust beans until the oil is dark and clear on top. Pieces are counted: eight in one litre, sixteen in two. Packed in a freezer bowl that takes the microwave. Enough for rice on four weekdays, or one Sunday with visitors.',
      specifications: { Oil: 'Palm oil', Pieces: '8 a litre', Keeps: '2 months frozen', Pepper: 'Hot' },
      variants: {
        name: 'Bowl',
        values: [
          {
            value: '1 litre',
            naira: 9_800,
            options: {
              name: 'Protein',
              values: [
                { value: 'Beef', naira: 9_800, stock: 20 },
                { value: 'Turkey', naira: 12_500, stock: 12 },
              ],
            },
          },
          {
            value: '2 litres',
            naira: 18_900,
            options: {
              name: 'Protein',
              values: [
                { value: 'Beef', naira: 18_900, stock: 9 },
                { value: 'Turkey', naira: 24_000, stock: 5 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'White rice, 1 kg cooked', naira: 3_500, max: 3 },
        { name: 'Boiled eggs, 4', naira: 1_400, max: 2 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 165,
      rating: { stars: 4.4, reviews: 37 },
      look: { main: 'pot', beside: ['emoji:1f345', 'emoji:1f336-fe0f'] },
    },
    {
      name: 'Boli with groundnut and pepper sauce',
      subtitle: 'Half-ripe plantain roasted over coal, two fingers',
      subCategory: 'Grill and Barbecue',
      naira: 2_000,
      stock: 5,
      description:
        'Two fingers of half-ripe plantain from Ondo, scraped and turned over charcoal until the skin cracks and the inside stays soft. A wrap of roasted groundnut, 80 g, and a small cup of palm oil pepper sauce go with it. We roast from noon, and when the plantain seller brings only ripe ones we do not roast at all.',
      specifications: {
        Plantain: '2 fingers',
        Groundnut: '80 g',
        Sauce: 'Palm oil pepper',
        Served: 'From 12:00',
      },
      addOns: [
        { name: 'Roasted mackerel', naira: 2_500, max: 2 },
        { name: 'Extra groundnut', naira: 400, max: 3 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 134,
      rating: { stars: 4.2, reviews: 28 },
      look: { main: 'roast-plantain', beside: ['emoji:1f95c', 'emoji:1f336-fe0f'] },
    },
    {
      name: 'Puff puff, freshly fried',
      subtitle: 'Round, stretchy and a little nutmeg, sold by the bag',
      subCategory: 'Desserts and Pastries',
      naira: 1_200,
      description:
        'Flour, yeast, sugar and grated nutmeg, risen for two hours and squeezed by hand into deep oil, where each ball turns itself. A piece weighs about 30 g, brown outside and full of holes inside. The paper bag of fifteen is for two people on the road. Sixty fill a party tray, lined so the oil does not sit.',
      specifications: { Weight: '30 g each', Spice: 'Nutmeg', Contains: 'Wheat', Fried: 'To order' },
      variants: {
        name: 'Pieces',
        values: [
          { value: '15 pieces', naira: 1_200, stock: 90 },
          { value: '30 pieces', naira: 2_300, stock: 50 },
          { value: '60 pieces', naira: 4_400, stock: 20 },
        ],
      },
      addOns: [
        { name: 'Chocolate dip', naira: 800, max: 2 },
        { name: 'Cinnamon sugar', naira: 400, max: 2 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 470,
      rating: { stars: 4.6, reviews: 83 },
      look: { main: 'puff-puff', count: 2, beside: ['emoji:1f36b'] },
    },
    {
      name: 'Chin chin, crunchy, milk and nutmeg',
      subtitle: 'Cut small, fried twice, packed in a tight tub',
      category: 'GROCERY',
      subCategory: 'Snacks & Biscuits',
      naira: 2_800,
      description:
        'Little cubes of dough with milk, butter and nutmeg, fried once to cook and again to make them crack between the teeth. The 500 g tub lasts a quiet house about a week; the 2 kg bucket is for Sallah, Christmas and hungry cousins. Close the lid well and it stays crisp for two months in Lagos air.',
      specifications: {
        Cut: 'Small cubes',
        Contains: 'Wheat, milk, egg',
        Keeps: '2 months',
        Pack: 'Lidded tub',
      },
      variants: {
        name: 'Weight',
        values: [
          { value: '500 g', naira: 2_800, stock: 60 },
          { value: '1 kg', naira: 5_300, stock: 35 },
          { value: '2 kg', naira: 10_200, stock: 0 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 255,
      rating: { stars: 4.4, reviews: 51 },
      look: { main: 'chin-chin', beside: ['emoji:1f95b'] },
    },
    {
      name: 'Lagos party salad, 1.2 kg bowl',
      subtitle: 'Lettuce, baked beans, sweetcorn, egg and plenty of cream',
      subCategory: 'Prepared Salads',
      naira: 5_500,
      stock: 14,
      description:
        'The salad of every owambe: lettuce and cabbage from Jos washed in salt water, carrot, cucumber, boiled egg, sweetcorn, baked beans and potato, laid in rows and not yet mixed. The bowl weighs 1.2 kg and serves six beside rice. Salad cream comes in its own cup. Keep it cold and eat it the same day.',
      specifications: { Weight: '1.2 kg', Serves: '6 people', Cream: '150 ml, apart', Keeps: 'Same day' },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 5,
      rating: null,
      look: { main: 'emoji:1f957', beside: ['emoji:1f95a', 'emoji:1f955'] },
    },
    {
      name: 'Fresh fruit juice, cold pressed',
      subtitle: 'Fruit from Ketu market pressed at dawn, no water added',
      subCategory: 'Beverages',
      naira: 2_000,
      description:
        'Fruit bought at Ketu before sunrise, washed, peeled and pressed by eight. Pineapple comes with a thumb of ginger, watermelon with a little lime, and neither has sugar or water. The bottle of 50 cl takes about 900 g of fruit. It separates when it stands; that is normal, so shake it. Finish within two days.',
      specifications: {
        Fruit: '900 g a bottle',
        Sugar: 'None added',
        Pressed: 'Daily',
        Keeps: '2 days chilled',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: '50 cl',
            naira: 2_000,
            options: {
              name: 'Fruit',
              values: [
                { value: 'Pineapple and ginger', naira: 2_000, stock: 34 },
                { value: 'Watermelon and lime', naira: 2_000, stock: 28 },
              ],
            },
          },
          {
            value: '1 litre',
            naira: 3_800,
            options: {
              name: 'Fruit',
              values: [
                { value: 'Pineapple and ginger', naira: 3_800, stock: 15 },
                { value: 'Watermelon and lime', naira: 3_800, stock: 12 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 148,
      rating: { stars: 4.3, reviews: 26 },
      look: { main: 'smoothie', beside: ['emoji:1f34d', 'emoji:1f349'] },
    },
    {
      name: 'Lemongrass and ginger tea, 1 L flask',
      subtitle: 'After amala, to settle the stomach; sweetened with honey',
      subCategory: 'Coffee and Tea',
      naira: 2_500,
      stock: 16,
      description:
        'Lemongrass from the yard behind the kitchen, bruised and boiled with ginger, then strained into a flask with two spoons of Ogbomoso honey. One litre pours five small cups and stays hot until night. There is no tea leaf in it, so children and late drinkers may have it too. Return the flask with our next rider.',
      specifications: { Volume: '1 litre', Caffeine: 'None', Sweetener: 'Honey', Cups: '5' },
      addOns: [
        { name: 'Extra honey', naira: 500, max: 2 },
        { name: 'Paper cups, 5', naira: 300, max: 2 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 0,
      rating: null,
      look: { main: 'emoji:1f375', beside: ['ginger', 'emoji:1f36f'] },
    },
  ],
}
