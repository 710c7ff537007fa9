import type { DemoShop } from '../../demo-goods.ts'

export const adanmaBeautyBar: DemoShop = {
  name: 'Adanma Beauty Bar',
  city: 'Enugu',
  state: 'ENUGU',
  category: 'SPA',
  description:
    'Adanma began mixing body butter in New Haven in 2013 and now runs a bar with four technicians. Known for gentle skincare without bleach, bridal boxes and neat nails.',
  avatar: 'emoji:1f484',
  sign: { colours: 'rose', front: 'awning', emblem: 'mirror' },
  owner: {
    name: 'Adanma',
    line: 'Your own colour, well cared for. I have never sold bleach and never will.',
  },
  products: [
    {
      name: 'Shea and cocoa body lotion, no bleach',
      subtitle: 'Thick enough for harmattan, light enough for April heat',
      subCategory: 'Bath & Body',
      brand: 'Adanma',
      naira: 5_500,
      description:
        'A creamy lotion of 12 percent shea and cocoa butter mixed in Enugu in batches of forty bottles. It sinks in within two minutes and keeps legs free of that white harmattan look until evening. There is no hydroquinone, no mercury and no steroid; your colour stays yours. Coconut smells like biscuit, vanilla is soft, and unscented is there for babies and sensitive skin.',
      specifications: {
        'Shea and cocoa': '12 %',
        Bleach: 'None',
        Skin: 'Normal to very dry',
        'Made in': 'Enugu',
        'After opening': '12 months',
      },
      variants: {
        name: 'Bottle',
        values: [
          {
            value: '250 ml',
            naira: 5_500,
            options: {
              name: 'Scent',
              values: [
                { value: 'Coconut', naira: 5_500, stock: 40 },
                { value: 'Vanilla', naira: 5_500, stock: 33 },
                { value: 'Unscented', naira: 5_500, stock: 18 },
              ],
            },
          },
          {
            value: '500 ml',
            naira: 9_800,
            options: {
              name: 'Scent',
              values: [
                { value: 'Coconut', naira: 9_800, stock: 25 },
                { value: 'Vanilla', naira: 9_800, stock: 0 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Gift wrap', naira: 1_000, max: 3 },
        { name: 'Travel bottle, 60 ml', naira: 1_500, max: 4 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 1_120,
      rating: { stars: 4.7, reviews: 198 },
      isFeatured: true,
      look: { main: 'emoji:1f9f4', beside: ['emoji:1f965', 'emoji:1f330'] },
    },
    {
      name: 'Turmeric and pawpaw face bar, 120 g',
      subtitle: 'Cold-made soap for oily skin and old spots',
      subCategory: 'Skincare',
      brand: 'Adanma',
      naira: 2_800,
      stock: 73,
      description:
        'Cold-process soap with ground turmeric, ripe pawpaw and palm kernel oil, left on the rack for five weeks before it is wrapped. The foam is soft and takes off oil and make-up without that tight feeling. Use it morning and night, and let it drain on a dish; a bar serves about six weeks. It does not stain towels once rinsed well.',
      specifications: {
        Weight: '120 g',
        Skin: 'Oily and mixed',
        Cured: '5 weeks',
        Ingredients: 'Turmeric, pawpaw, palm kernel oil, shea',
        'Shelf life': '18 months',
      },
      addOns: [
        { name: 'Wooden soap dish', naira: 1_200, max: 2 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 246,
      rating: { stars: 4.3, reviews: 43 },
      look: { main: 'emoji:1f9fc', beside: ['ginger'], hue: 90 },
    },
    {
      name: 'Sunscreen gel for dark skin, SPF 50, 60 ml',
      subtitle: 'Dries clear with no white or purple cast',
      subCategory: 'Skincare',
      brand: 'Adanma',
      naira: 8_200,
      stock: 48,
      description:
        'A water-light gel that turns clear on brown and deep skin in under a minute and sits well below powder. SPF 50 with broad protection, tested for forty minutes of sweat. Two finger lengths cover face and neck; put on again after three hours outside. Sixty millilitres last about five weeks of daily use. No perfume, so it does not sting round the eyes.',
      specifications: {
        Protection: 'SPF 50, UVA and UVB',
        Volume: '60 ml',
        Finish: 'Clear, not oily',
        Perfume: 'None',
        'After opening': '9 months',
      },
      addOns: [
        { name: 'Cotton headband', naira: 1_500, max: 2 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 530,
      rating: { stars: 4.6, reviews: 104 },
      look: { main: 'tube', beside: ['emoji:1f31e'], hue: 30 },
    },
    {
      name: 'Tinted lip gloss, high shine, 6 ml',
      subtitle: 'Does not glue, four shades for brown lips',
      subCategory: 'Make-up',
      brand: 'Adanma',
      naira: 2_500,
      description:
        'Gloss with castor oil and vitamin E that shines for about four hours and does not catch hair in the wind. The four shades were mixed on Nigerian lips: Cocoa is deep brown, Agbalumo a warm orange, Zobo a wine red, and Clear goes over any pencil. A slanted tip draws the edge without a mirror. Six millilitres, sealed under the cap.',
      specifications: {
        Volume: '6 ml',
        Wear: 'About 4 hours',
        Oils: 'Castor, vitamin E',
        Scent: 'Light mint',
        'After opening': '12 months',
      },
      variants: {
        name: 'Shade',
        values: [
          { value: 'Cocoa', naira: 2_500, stock: 36 },
          { value: 'Agbalumo', naira: 2_500, stock: 22 },
          { value: 'Zobo', naira: 2_500, stock: 0 },
          { value: 'Clear', naira: 2_500, stock: 51 },
        ],
      },
      addOns: [
        { name: 'Lip pencil, brown', naira: 1_200, max: 2 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 675,
      rating: { stars: 4.4, reviews: 121 },
      look: { main: 'emoji:1f484', beside: ['emoji:1fa9e'] },
    },
    {
      name: 'Press-on nails, 24 pieces with glue and tabs',
      subtitle: 'Salon look in ten minutes, use them again',
      subCategory: 'Nails',
      brand: 'Adanma',
      naira: 4_500,
      description:
        'Twenty-four gel nails in twelve widths, painted by our own technicians and sealed so they can be worn three or four times. Use glue for a week of wear, tabs for one owambe. The set has a file, a wooden stick, two alcohol wipes and a size card. Short suits typing and cooking; coffin length is for photos and rings.',
      specifications: {
        Pieces: '24 in 12 sizes',
        Wear: '1 day with tabs, 7 days with glue',
        Use: '3 to 4 times',
        Includes: 'Glue, 24 tabs, file, stick, wipes',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: 'Short',
            naira: 4_500,
            options: {
              name: 'Design',
              values: [
                { value: 'Nude with white tip', naira: 4_500, stock: 20 },
                { value: 'Wine', naira: 4_500, stock: 14 },
              ],
            },
          },
          {
            value: 'Coffin, long',
            naira: 6_000,
            options: {
              name: 'Design',
              values: [
                { value: 'Nude with gold line', naira: 6_500, stock: 9 },
                { value: 'Wine', naira: 6_000, stock: 11 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Extra glue, 2 g', naira: 700, max: 3 },
        { name: 'Stones, 50 pieces', naira: 1_000, max: 2 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 262,
      rating: { stars: 4.2, reviews: 55 },
      look: { main: 'emoji:1f485-1f3fe', beside: ['nail-polish'] },
    },
    {
      name: 'Nail polish set, six shades, 10 ml each',
      subtitle: 'Quick drying colours from nude to wine',
      subCategory: 'Nails',
      brand: 'Adanma',
      naira: 7_500,
      stock: 31,
      description:
        'Six small bottles of 10 ml in the colours our clients ask for most: milk, nude brown, peach, red, wine and black. Touch dry in ninety seconds, hard in fifteen minutes, and free of the five harsh solvents. The flat brush covers a nail in three strokes. Comes with a card showing each shade on dark and light brown hands.',
      specifications: {
        Bottles: '6 x 10 ml',
        Drying: '90 seconds to touch',
        Brush: 'Flat, rounded tip',
        Finish: '5 gloss, 1 matt',
      },
      addOns: [
        { name: 'Top coat, 10 ml', naira: 1_500, max: 2 },
        { name: 'Remover, 100 ml', naira: 1_200, max: 2 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 66,
      rating: { stars: 4.1, reviews: 12 },
      look: { main: 'nail-polish', count: 3 },
    },
    {
      name: 'Sapo net sponge, long, for back and body',
      subtitle: 'Stretches across the back and dries within the hour',
      subCategory: 'Bath & Body',
      naira: 1_500,
      description:
        'The long African net sponge that scrubs the whole back without help. Ninety centimetres at rest and about 150 when pulled, knitted in one piece so it does not fray after a month. It foams a small amount of soap into plenty and dries on the hook within an hour, so it does not smell. Wash it on Saturday with the whites and change it after six months.',
      specifications: {
        Length: '90 cm, stretches to 150 cm',
        Material: 'Knitted nylon',
        Texture: 'Medium',
        Change: 'After 6 months',
      },
      variants: {
        name: 'Colour',
        values: [
          { value: 'Pink', naira: 1_500, stock: 60 },
          { value: 'Green', naira: 1_500, stock: 45 },
          { value: 'Black', naira: 1_500, stock: 72 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 201,
      rating: { stars: 4.6, reviews: 31 },
      look: { main: 'emoji:1f9fd', beside: ['emoji:1fae7'], hue: -60 },
    },
    {
      name: 'Bridal glow box, three weeks of care',
      subtitle: 'Scrub, oil, mask and a day by day card',
      subCategory: 'OTHER',
      naira: 38_000,
      description:
        'Everything a bride needs in the last 21 days, in one white box with her name on the lid: dilka style scrub of 300 g, body oil, two clay masks, lip scrub, foot cream and bath salt. A card says what to do each evening so nothing new touches the skin on the last three days. The maid of honour box holds smaller sizes of four items.',
      specifications: {
        Items: '8, or 4 in the smaller box',
        Plan: '21 days',
        Scent: 'Sandalwood and vanilla',
        Box: 'Magnetic lid, name in gold',
        'Order before': '4 weeks to the day',
      },
      variants: {
        name: 'Box',
        values: [
          { value: 'Maid of honour, 4 items', naira: 38_000, stock: 2 },
          { value: 'Bride, 8 items', naira: 69_500, stock: 3 },
        ],
      },
      addOns: [
        { name: 'Silk robe, ivory', naira: 18_000, max: 2 },
        { name: 'Handwritten note', naira: 500, max: 1 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 1,
      rating: null,
      look: { main: 'emoji:1f381', beside: ['emoji:1f490', 'jar'] },
    },
    {
      name: 'Beard oil, castor and cedar',
      subtitle: 'Softens coarse hair and calms razor bumps',
      subCategory: "Men's Grooming",
      brand: 'Adanma',
      naira: 4_800,
      description:
        'Black castor, jojoba and tea tree with a quiet cedar smell, made for tight curls that turn inwards. Four drops after a bath, rubbed down to the skin, keep a short beard soft all day and ease bumps on the neck. The glass bottle has a dropper marked at 0.5 ml. Thirty millilitres serve about two months. No mineral oil and no dye.',
      specifications: {
        Oils: 'Castor, jojoba, tea tree',
        Scent: 'Cedar',
        Use: '4 drops a day',
        Bottle: 'Amber glass with dropper',
        'After opening': '12 months',
      },
      variants: {
        name: 'Volume',
        values: [
          { value: '30 ml', naira: 4_800, stock: 39 },
          { value: '60 ml', naira: 8_500, stock: 17 },
        ],
      },
      addOns: [
        { name: 'Wooden beard comb', naira: 1_800, max: 1 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 193,
      rating: { stars: 4.5, reviews: 37 },
      look: { main: 'dropper-bottle', beside: ['emoji:1f9d4-1f3fe'] },
    },
  ],
}
