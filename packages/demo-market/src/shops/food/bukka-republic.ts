import type { DemoShop } from '../../demo-goods.ts'

export const bukkaRepublic: DemoShop = {
  name: 'Bukka Republic',
  city: 'Yaba, Lagos',
  state: 'LAGOS',
  category: 'FOOD',
  description:
    'A loud, clean canteen near the Yaba campuses, open since 2016. Students and office people come for ofada with ayamase, heavy shawarma and a party tray that arrives when it was promised.',
  avatar: 'emoji:1f35b',
  sign: { colours: 'camwood', front: 'bunting', emblem: 'plate' },
  owner: { name: 'Kunle', line: 'Come hungry, or send for it. The ayamase waits for nobody.' },
  products: [
    {
      name: 'Ofada rice and ayamase in ewe eran',
      subtitle: 'Green pepper sauce in bleached palm oil, wrapped in leaf',
      subCategory: 'Ready-to-Eat Meals',
      naira: 4_500,
      description:
        'Unpolished ofada from Ogun State, boiled and parcelled in ewe eran so that the leaf perfumes the rice. The ayamase is green tatashe, rodo and iru fried slowly in bleached palm oil. Regular is 450 g of rice with one cup of sauce; the big boy has 700 g and two. Take the assorted if you like shaki and ponmo.',
      specifications: { Rice: 'Ofada', Sauce: 'Ayamase with iru', Egg: '1, boiled', Pepper: 'Very hot' },
      variants: {
        name: 'Portion',
        values: [
          {
            value: 'Regular',
            naira: 4_500,
            options: {
              name: 'Protein',
              values: [
                { value: 'Assorted', naira: 4_500, stock: 40 },
                { value: 'Goat meat', naira: 5_400, stock: 22 },
              ],
            },
          },
          {
            value: 'Big boy',
            naira: 5_800,
            options: {
              name: 'Protein',
              values: [
                { value: 'Assorted', naira: 5_800, stock: 26 },
                { value: 'Goat meat', naira: 6_500, stock: 14 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Extra ayamase', naira: 1_200, max: 2 },
        { name: 'Extra ponmo', naira: 500, max: 5 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 1_120,
      rating: { stars: 4.7, reviews: 214 },
      isFeatured: true,
      look: { main: 'emoji:1f35b', beside: ['emoji:1fad1', 'emoji:1f95a'] },
    },
    {
      name: 'Chicken shawarma, double sausage',
      subtitle: 'Toasted flatbread, cabbage, creamy sauce and two full sausages',
      subCategory: 'Sandwiches & Wraps',
      naira: 3_500,
      description:
        'Chicken marinated overnight in curry, thyme and garlic, shaved hot from the grill and rolled with cabbage, carrot and our cream sauce. Two sausages lie end to end, so the last bite has some too. The regular is 22 cm long, the jumbo 30 cm and as thick as your wrist. Rolled in paper and toasted again before it leaves.',
      specifications: {
        Length: '22 or 30 cm',
        Sausage: '2 chicken franks',
        Bread: 'Soft flatbread, toasted',
        Sauce: 'Garlic cream and ketchup',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'Regular',
            naira: 3_500,
            options: {
              name: 'Pepper',
              values: [
                { value: 'Mild', naira: 3_500, stock: 55 },
                { value: 'Hot', naira: 3_500, stock: 60 },
              ],
            },
          },
          {
            value: 'Jumbo',
            naira: 5_000,
            options: {
              name: 'Pepper',
              values: [
                { value: 'Mild', naira: 5_000, stock: 30 },
                { value: 'Hot', naira: 5_000, stock: 34 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Extra chicken', naira: 1_500, max: 2 },
        { name: 'Cheese', naira: 800, max: 2 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 980,
      rating: { stars: 4.5, reviews: 173 },
      look: { main: 'shawarma', beside: ['emoji:1f957', 'emoji:1f35f'] },
    },
    {
      name: 'Chicken and egg club sandwich',
      subtitle: 'Three slices of toasted butter bread with potato chips',
      subCategory: 'Sandwiches & Wraps',
      naira: 3_800,
      stock: 28,
      description:
        'Shredded roast chicken, fried egg, tomato and lettuce between three slices of our own butter bread, toasted on the flat plate and pinned with a stick. Cut in four, it weighs about 380 g with the chips. People order it before an exam or a night bus because it is still good cold after three hours.',
      specifications: { Weight: '380 g', Bread: 'Butter loaf', Side: 'Potato chips', Pepper: 'On request' },
      addOns: [
        { name: 'Extra egg', naira: 500, max: 2 },
        { name: 'Cheese', naira: 800, max: 1 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 142,
      rating: { stars: 4.2, reviews: 31 },
      look: { main: 'emoji:1f96a', beside: ['emoji:1f35f', 'emoji:1f345'] },
    },
    {
      name: 'Native spaghetti with smoked fish',
      subtitle: 'Palm oil, scent leaf and crayfish in place of tomato',
      subCategory: 'Pizza and Pasta',
      naira: 3_200,
      description:
        'Spaghetti finished in the pan with palm oil, ground crayfish, iru and plenty of scent leaf, the same base as native jollof. Smoked catfish is flaked through it and a few ponmo strips give it chew. One pack weighs about 550 g. We cook in batches of ten from noon, so it is never more than an hour old.',
      specifications: { Weight: '550 g', Oil: 'Red palm oil', Herb: 'Scent leaf', Pepper: 'Hot' },
      variants: {
        name: 'Protein',
        values: [
          { value: 'Smoked catfish', naira: 3_200, stock: 24 },
          { value: 'Fried turkey', naira: 4_900, stock: 15 },
          { value: 'Prawns', naira: 5_600, stock: 0 },
        ],
      },
      addOns: [
        { name: 'Extra ponmo', naira: 500, max: 4 },
        { name: 'Fried plantain', naira: 800, max: 3 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 320,
      rating: { stars: 4.4, reviews: 58 },
      look: { main: 'emoji:1f35d', beside: ['dried-fish', 'leaf-bunch'] },
    },
    {
      name: 'Chinese-style special fried rice',
      subtitle: 'Wok-fried with egg, spring onion and sweet chilli sauce',
      subCategory: 'Asian',
      naira: 4_600,
      description:
        'Day-old rice tossed over a high flame with egg, peas, carrot and spring onion, seasoned with soy and a drop of sesame oil. This is not the party fried rice: there is no curry and no liver. Regular fills a 750 ml box, family a 1.5 litre one. Sweet chilli sauce is packed apart for those who like it hot.',
      specifications: {
        Box: '750 ml or 1.5 litres',
        Seasoning: 'Soy and sesame',
        Sauce: 'Sweet chilli, 60 ml',
        Contains: 'Egg, soya, sesame',
      },
      variants: {
        name: 'Box',
        values: [
          {
            value: 'Regular',
            naira: 4_600,
            options: {
              name: 'Protein',
              values: [
                { value: 'Shredded chicken', naira: 4_600, stock: 30 },
                { value: 'Beef and prawn', naira: 5_900, stock: 17 },
              ],
            },
          },
          {
            value: 'Family',
            naira: 8_800,
            options: {
              name: 'Protein',
              values: [
                { value: 'Shredded chicken', naira: 8_800, stock: 12 },
                { value: 'Beef and prawn', naira: 11_200, stock: 6 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 265,
      rating: { stars: 4.3, reviews: 49 },
      look: { main: 'emoji:1f961', beside: ['emoji:1f962', 'emoji:1f364'] },
    },
    {
      name: 'Singapore noodles with chicken and shrimp',
      subtitle: 'Thin rice noodles, curry, cabbage and a squeeze of lime',
      subCategory: 'Asian',
      naira: 5_200,
      stock: 0,
      description:
        'Thin rice noodles soaked, not boiled, then fried quickly with mild curry, cabbage, sweet pepper and bean sprouts. Chicken strips and small shrimps from Epe go in last so they stay soft. The box is 700 g and comes with chopsticks and a fork, because nobody should suffer. On the menu from Thursday to Sunday.',
      specifications: {
        Weight: 'About 700 g',
        Noodles: 'Rice vermicelli',
        Days: 'Thursday to Sunday',
        Contains: 'Shellfish, egg',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 88,
      rating: { stars: 4.0, reviews: 21 },
      look: { main: 'emoji:1f35c', beside: ['emoji:1f990', 'emoji:1f34b'] },
    },
    {
      name: 'Seafood okra with prawns, crab and snail',
      subtitle: 'Fresh-cut okra, light palm oil and seafood you can count',
      subCategory: 'Sushi and Seafood',
      naira: 8_500,
      description:
        'Okra cut by knife, not blended, cooked for six minutes with ugu, uziza and very little palm oil. In the bowl: four striped prawns from Badagry, half a blue crab, two snails and a piece of croaker. One litre serves two. Swallow is chosen separately, and the bowl travels upright in a tied carrier.',
      specifications: {
        Volume: '1 litre',
        Serves: '2 people',
        Seafood: 'Prawn, crab, snail, croaker',
        Contains: 'Shellfish',
      },
      variants: {
        name: 'Swallow',
        values: [
          { value: 'None', naira: 8_500, stock: 12 },
          { value: 'Eba', naira: 9_100, stock: 12 },
          { value: 'Pounded yam', naira: 9_700, stock: 10 },
        ],
      },
      addOns: [
        { name: 'Extra prawns, 3 pieces', naira: 2_500, max: 3 },
        { name: 'Extra snail', naira: 1_500, max: 3 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 205,
      rating: { stars: 4.6, reviews: 46 },
      look: { main: 'soup-bowl', beside: ['emoji:1f980', 'emoji:1f990'] },
    },
    {
      name: 'Chapman with cucumber, 1 L jug',
      subtitle: 'Red, fizzy and slightly bitter, five glasses to the jug',
      subCategory: 'Beverages',
      naira: 3_400,
      stock: 30,
      description:
        'Orange and lemon soda over ice with blackcurrant syrup and a few drops of bitters, stirred with cucumber and a slice of orange. We seal the jug and tie the ice in a separate bag, so it does not reach you as water. One litre pours five glasses. Bitters make it about half a percent alcohol.',
      specifications: { Base: 'Citrus soda', Garnish: 'Cucumber', Alcohol: '0.5 %', Ice: 'Packed apart' },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 180,
      rating: { stars: 4.1, reviews: 33 },
      look: { main: 'emoji:1f379', beside: ['emoji:1f952', 'emoji:1f34a'] },
    },
    {
      name: 'Cold brew coffee from Mambilla, 33 cl',
      subtitle: 'Steeped for sixteen hours, black, without sugar',
      subCategory: 'Coffee and Tea',
      naira: 2_200,
      stock: 36,
      description:
        'Arabica from the Mambilla plateau in Taraba, roasted in Lagos on Mondays and steeped cold for sixteen hours. It is smooth rather than sour and strong enough for a night of coding: about 150 mg of caffeine in the glass bottle of 33 cl. Drink it over ice, or half and half with milk.',
      specifications: { Bottle: '33 cl, glass', Beans: 'Arabica', Caffeine: '150 mg', Keeps: '10 days' },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 4,
      rating: null,
      look: { main: 'emoji:2615', beside: ['emoji:1f9ca', 'emoji:1f95b'] },
    },
    {
      name: 'Meat pie with beef, potato and carrot',
      subtitle: 'Short crust, filled to the edge, baked at seven and two',
      subCategory: 'Desserts and Pastries',
      naira: 2_000,
      description:
        'Short crust made with baking margarine and rolled thin, so that you meet minced beef, Jos potato and carrot at the first bite. Each pie is 130 g and brushed with egg before baking. Two make a breakfast; the dozen is for the office kitchen. Warm them in a dry pan for three minutes if they arrive cool.',
      specifications: {
        Weight: '130 g each',
        Filling: 'Beef, potato, carrot',
        Baked: '7:00 and 14:00',
        Contains: 'Wheat, egg, milk',
      },
      variants: {
        name: 'Pack',
        values: [
          { value: '2 pies', naira: 2_000, stock: 50 },
          { value: '6 pies', naira: 5_700, stock: 30 },
          { value: '12 pies', naira: 11_000, stock: 14 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 395,
      rating: { stars: 4.3, reviews: 71 },
      look: { main: 'meat-pie', count: 2, beside: ['emoji:1f954', 'emoji:1f955'] },
    },
    {
      name: 'Office party tray for 20: smoky jollof rice, fried rice, grilled chicken, dodo, coleslaw and moi moi, with plates, forks and serving spoons',
      subtitle: 'Set up on your table by our people, half an hour early',
      subCategory: 'OTHER',
      naira: 118_000,
      stock: 3,
      description:
        'Everything a team lunch needs in one order: six kilos of rice in two trays, twenty pieces of grilled chicken, dodo, coleslaw and twenty small moi moi. Two of our people bring it in warmers, lay it out on your table in Lagos and return for the trays by evening. Book two working days ahead and tell us about allergies.',
      specifications: {
        Serves: '20 people',
        Rice: '6 kg cooked, 2 kinds',
        Chicken: '20 pieces',
        Notice: '2 working days',
        Area: 'Lagos mainland and island',
      },
      addOns: [
        { name: 'Chapman for 20', naira: 24_000, max: 1 },
        { name: 'Extra chicken, 10 pieces', naira: 14_000, max: 3 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'STANDARD',
      sold: 32,
      rating: { stars: 4.8, reviews: 8 },
      look: { main: 'jollof-bowl', count: 3, beside: ['moi-moi', 'emoji:1f957'] },
    },
  ],
}
