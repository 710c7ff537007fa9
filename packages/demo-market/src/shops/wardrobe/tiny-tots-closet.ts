import type { DemoShop } from '../../demo-goods.ts'

export const tinyTotsCloset: DemoShop = {
  name: 'TinyTots Closet',
  city: 'Surulere, Lagos',
  state: 'LAGOS',
  category: 'WARDROBE',
  description:
    'A mother of three opened this Surulere shop in 2017 after growing tired of clothes that shrink. Washed cottons, school things and party dresses from birth to twelve years.',
  avatar: 'baby-grow',
  sign: { colours: 'rose', front: 'lamps', emblem: 'balloon' },
  owner: { name: 'Funke', line: 'My three children taught me which cotton survives the wash.' },
  products: [
    {
      name: 'Baby grows, soft cotton, pack of 3',
      subtitle: 'Poppers down both legs for quick night changes',
      subCategory: 'Kids',
      brand: 'Moonbi',
      naira: 11_500,
      description:
        'Three footed baby grows in combed cotton interlock, washed before packing so that they neither shrink nor scratch. Poppers run from neck to both ankles, and the two smaller sizes have fold-over mitts against scratching. Prints are gentle: stars, leaves and plain. Dress one layer under a fan and two under air conditioning. They go into a 60 degree wash when milk has been everywhere.',
      specifications: { Pieces: '3', Fabric: '100 % cotton', Poppers: 'Nickel-free', Wash: 'Up to 60 °C' },
      variants: {
        name: 'Age',
        values: [
          {
            value: '0 to 3 months',
            naira: 11_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Yellow', naira: 11_500, stock: 42 },
                { value: 'Mint', naira: 11_500, stock: 38 },
              ],
            },
          },
          {
            value: '3 to 6 months',
            naira: 11_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Yellow', naira: 11_500, stock: 35 },
                { value: 'Mint', naira: 11_500, stock: 29 },
              ],
            },
          },
          {
            value: '6 to 12 months',
            naira: 12_800,
            options: {
              name: 'Colour',
              values: [
                { value: 'Yellow', naira: 12_800, stock: 18 },
                { value: 'Mint', naira: 12_800, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'EXEMPT',
      sold: 331,
      rating: { stars: 4.8, reviews: 104 },
      look: { main: 'baby-grow', count: 3 },
    },
    {
      name: 'School backpack, padded, water-resistant',
      subtitle: 'Two rooms, bottle pockets and a chest clip',
      subCategory: 'Bags',
      brand: 'Moonbi',
      naira: 15_500,
      description:
        'Made for primary school loads: two zipped compartments, a flat pocket for the diary and mesh sides for bottle and umbrella. The straps are 6 cm wide with a chest clip that takes the weight off small shoulders. The fabric is 600-denier polyester with a coating that keeps exercise books dry on the walk from the bus. 15 L suits nursery and lower primary, 22 L upper primary.',
      specifications: {
        Fabric: '600-denier polyester',
        Straps: '6 cm, padded',
        Pockets: '5',
        Rain: 'Water-resistant',
      },
      variants: {
        name: 'Volume',
        values: [
          {
            value: '15 L',
            naira: 15_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 15_500, stock: 34 },
                { value: 'Pink', naira: 15_500, stock: 21 },
              ],
            },
          },
          {
            value: '22 L',
            naira: 18_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 18_500, stock: 27 },
                { value: 'Pink', naira: 18_500, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 268,
      rating: { stars: 4.5, reviews: 69 },
      look: { main: 'school-bag', beside: ['emoji:270f-fe0f', 'emoji:1f4da'] },
    },
    {
      name: 'School sandals, brown leather, ankle buckle',
      subtitle: 'Stitched sole that survives the playground',
      subCategory: 'Sandals & Slippers',
      brand: 'Moonbi',
      naira: 12_500,
      description:
        'Brown cowhide sandals with crossed straps and an ankle buckle, as many Lagos schools ask for. The rubber sole is stitched and glued, 18 mm thick, with a pattern for wet assembly grounds. The buckle has six holes and rounded edges. Measure the foot in the evening and leave 8 mm for the term. Brown polish once a week keeps them decent until the long holiday.',
      specifications: {
        Upper: 'Cowhide',
        Sole: 'Rubber, 18 mm',
        Closure: 'Buckle, 6 holes',
        Colour: 'Brown',
      },
      variants: {
        name: 'Size',
        values: [
          { value: '27', naira: 12_500, stock: 16 },
          { value: '30', naira: 12_500, stock: 22 },
          { value: '33', naira: 13_800, stock: 14 },
          { value: '36', naira: 14_500, stock: 0 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 239,
      rating: { stars: 4.4, reviews: 61 },
      look: { main: 'sandals', hue: -15, beside: ['emoji:1f4da'] },
    },
    {
      name: "Girls' party dress with tulle skirt",
      subtitle: 'Cotton lining all through, so no itching',
      subCategory: 'Kids',
      brand: 'Moonbi',
      naira: 21_500,
      description:
        'A satin bodice with a bow behind and three layers of tulle over a cotton underskirt, so that the little one stays comfortable from cake to bouncing castle. The zip is covered and the waist ties let the dress fit for more than one birthday. Length from shoulder is 62 cm for four years and 74 cm for seven. Hand wash and hang it wet; no ironing is needed.',
      specifications: { Bodice: 'Satin', Lining: 'Cotton', Skirt: '3 layers of tulle', Wash: 'By hand' },
      variants: {
        name: 'Age',
        values: [
          {
            value: '3 to 4 years',
            naira: 21_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Pink', naira: 21_500, stock: 12 },
                { value: 'White', naira: 21_500, stock: 9 },
              ],
            },
          },
          {
            value: '6 to 7 years',
            naira: 23_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Pink', naira: 23_500, stock: 10 },
                { value: 'White', naira: 23_500, stock: 8 },
              ],
            },
          },
          {
            value: '9 to 10 years',
            naira: 25_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Pink', naira: 25_500, stock: 5 },
                { value: 'White', naira: 25_500, stock: 4 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 215,
      rating: { stars: 4.6, reviews: 50 },
      look: { main: 'emoji:1f457', hue: 80, beside: ['emoji:1f388', 'emoji:1f380'] },
    },
    {
      name: "Boys' stretch jeans with adjustable waist",
      subtitle: 'Inside elastic with buttons, double knees',
      subCategory: 'Kids',
      brand: 'Moonbi',
      naira: 10_500,
      description:
        'Mid-blue denim with 2 % elastane, a straight leg and a second layer of cloth behind the knees where boys wear through first. Elastic inside the waistband is set with buttons, and there is a real zip with a hook that little fingers manage. Inside leg runs from 45 cm in the smallest to 60 cm in the largest. Wash with dark things before the first wearing.',
      specifications: {
        Fabric: '98 % cotton, 2 % elastane',
        Knees: 'Double',
        Waist: 'Adjustable',
        Wash: '40 °C',
      },
      variants: {
        name: 'Age',
        values: [
          { value: '4 to 5 years', naira: 10_500, stock: 22 },
          { value: '6 to 7 years', naira: 11_200, stock: 19 },
          { value: '8 to 9 years', naira: 11_800, stock: 13 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 247,
      rating: { stars: 4.5, reviews: 53 },
      look: { main: 'emoji:1f456', beside: ['emoji:1f455'] },
    },
    {
      name: "Boys' cotton boxers, pack of 5",
      subtitle: 'Soft covered waistband, no labels to scratch',
      subCategory: 'Underwear & Sleepwear',
      brand: 'Moonbi',
      naira: 7_800,
      stock: 96,
      description:
        'Five pairs of fitted boxers in ribbed cotton with a covered waistband and the size printed inside instead of a label. Leg seams are flat and do not mark after a day of football. Colours are mixed and dark enough for Lagos dust. They come sealed; for hygiene we cannot take opened packs back, so measure the waist before you choose. Hot wash is fine.',
      specifications: { Pieces: '5', Fabric: '95 % cotton, 5 % elastane', Waist: 'Covered', Wash: '60 °C' },
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 291,
      rating: { stars: 4.6, reviews: 74 },
      look: { main: 'boxers', hue: 30 },
    },
    {
      name: "Kids' moon pyjamas, two-piece, light cotton",
      subtitle: 'Long legs against mosquitoes, thin cloth against the heat',
      subCategory: 'Underwear & Sleepwear',
      brand: 'Moonbi',
      naira: 8_500,
      description:
        'Thin single jersey at 140 g per square metre, with short sleeves and full-length trousers, so that legs are covered against mosquitoes without a hot child at midnight. The front has a real collar and buttons, the waist a flat elastic. Small moons and stars are printed soft to the hand. Size up if between two; cotton this light hugs the body when it is new.',
      specifications: {
        Fabric: 'Cotton jersey',
        Weight: '140 g per square metre',
        Pieces: '2',
        Wash: '40 °C',
      },
      variants: {
        name: 'Age',
        values: [
          { value: '2 to 3 years', naira: 8_500, stock: 0 },
          { value: '4 to 5 years', naira: 8_900, stock: 0 },
          { value: '6 to 7 years', naira: 9_400, stock: 0 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 176,
      rating: { stars: 4.7, reviews: 37 },
      look: { main: 'pyjamas', hue: 70, beside: ['emoji:1f319', 'emoji:1f9f8'] },
    },
    {
      name: 'Junior football kit, red and gold jersey with shorts',
      subtitle: 'Quick-dry mesh, number printed on request',
      subCategory: 'Sportswear',
      brand: 'Moonbi',
      naira: 9_800,
      stock: 44,
      description:
        'A jersey and shorts for inter-house sports and weekend academy, in polyester mesh that dries on the line within the hour. The collar is ribbed, the shorts have a drawstring and one inner pocket for a key. Striped without badge or sponsor, so a name and number can go on the back. Medium fits eight to nine years with space for a vest beneath.',
      specifications: {
        Fabric: 'Polyester mesh',
        Pieces: '2',
        Colour: 'Red and gold',
        Wash: '30 °C, no iron',
      },
      addOns: [
        { name: 'Name and number', naira: 2_500, max: 1 },
        { name: 'Football socks', naira: 2_000, max: 2 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 131,
      rating: { stars: 4.1, reviews: 28 },
      look: { main: 'jersey', beside: ['emoji:26bd'] },
    },
    {
      name: 'Ribbon bow headbands, set of 3, for baby girls',
      subtitle: 'Wide nylon band that leaves no red line',
      subCategory: 'Caps & Headwear',
      naira: 3_800,
      stock: 58,
      description:
        'Three grosgrain bows, 9 cm wide, on a soft seamless nylon band that stretches from 34 to 48 cm, which is newborn to about three years. Each bow is stitched and not glued, so tiny hands cannot pick it apart. The colours are red, cream and navy. Meant for photographs, naming ceremonies and church; take it off when the baby sleeps. Wash by hand and dry flat.',
      specifications: { Pieces: '3', Bow: '9 cm', Band: '34 to 48 cm', Colours: 'Red, cream, navy' },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'EXEMPT',
      sold: 7,
      rating: null,
      look: { main: 'emoji:1f380', count: 3, beside: ['emoji:1f338'] },
    },
    {
      name: 'Anti-colic feeding bottle, wide neck, 240 ml',
      subtitle: 'Vented base, slow-flow teat for the first months',
      category: 'HEALTH',
      subCategory: 'Mother & Baby',
      brand: 'Mamakari',
      naira: 4_500,
      stock: 67,
      description:
        'A BPA-free bottle with a vent in the base, so air enters behind the milk and not through the teat. The wide neck takes a scoop without spilling and is easy to reach with a brush. The silicone teat is slow-flow for birth to three months; others fit the same ring. Boil or steam every part for five minutes before first use. Marks run in 10 ml steps.',
      specifications: {
        Volume: '240 ml',
        Teat: 'Silicone, slow flow',
        Material: 'BPA-free polypropylene',
        Age: 'From birth',
        Clean: 'Boil or steam',
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 289,
      rating: { stars: 4.4, reviews: 57 },
      look: { main: 'emoji:1f37c', beside: ['emoji:1f9f8'] },
    },
  ],
}
