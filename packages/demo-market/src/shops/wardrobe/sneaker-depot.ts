import type { DemoShop } from '../../demo-goods.ts'

export const sneakerDepot: DemoShop = {
  name: 'Sneaker Depot',
  city: 'Enugu',
  state: 'ENUGU',
  category: 'WARDROBE',
  description:
    'Young traders from Ogbete who moved into a bright shop in Independence Layout in 2019. Everyday sneakers, slippers and sportswear in honest sizes, with exchange when a shoe pinches.',
  avatar: 'emoji:1f45f',
  sign: { colours: 'ink', front: 'bunting', emblem: 'shoe' },
  owner: { name: 'Ebuka', line: 'If it pinches, bring it back. I want you to run in it.' },
  products: [
    {
      name: 'Canvas low-top sneakers, white rubber sole',
      subtitle: 'Goes with jeans, shorts and even Saturday native',
      subCategory: 'Sneakers',
      brand: 'Udimi',
      naira: 18_500,
      description:
        'Plain cotton canvas on a stitched and glued rubber sole of 25 mm, light at 320 g a shoe. There is a cotton lining, a removable insole and eight metal eyelets that do not rust in the rains. They run true to EU size; wide feet should go one up. Wash by hand with mild soap, stuff with paper and dry in the shade so that the white stays white.',
      specifications: {
        Upper: 'Cotton canvas',
        Sole: 'Rubber, 25 mm',
        Weight: '320 g at size 42',
        Fit: 'True to size',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: '40',
            naira: 18_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 18_500, stock: 21 },
                { value: 'White', naira: 18_500, stock: 17 },
              ],
            },
          },
          {
            value: '42',
            naira: 18_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 18_500, stock: 30 },
                { value: 'White', naira: 18_500, stock: 24 },
              ],
            },
          },
          {
            value: '44',
            naira: 19_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 19_500, stock: 12 },
                { value: 'White', naira: 19_500, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 322,
      rating: { stars: 4.5, reviews: 88 },
      look: { main: 'emoji:1f45f', hue: -150, beside: ['emoji:1f9e6'] },
    },
    {
      name: 'Knit running shoes with cushioned heel',
      subtitle: 'For the morning jog and long days on campus',
      subCategory: 'Sneakers',
      brand: 'Udimi',
      naira: 34_500,
      description:
        'A one-piece knit upper that lets air through, on a foam midsole 32 mm high at the heel and 24 mm in front. The outsole has carbon rubber where runners on the Enugu hills wear it down most. One shoe weighs 265 g at size 42. Break them in with two short runs before a long one. Reflective tape behind helps drivers see you at 5:30 in the morning.',
      specifications: {
        Drop: '8 mm',
        Weight: '265 g at size 42',
        Upper: 'Polyester knit',
        Outsole: 'Carbon rubber',
      },
      variants: {
        name: 'Size',
        values: [
          { value: '41', naira: 34_500, stock: 16 },
          { value: '42', naira: 34_500, stock: 22 },
          { value: '43', naira: 34_500, stock: 19 },
          { value: '45', naira: 36_000, stock: 7 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 258,
      rating: { stars: 4.6, reviews: 77 },
      look: { main: 'emoji:1f45f', hue: 100, beside: ['emoji:1f4a7'] },
    },
    {
      name: 'Chunky retro sneakers, layered sole',
      subtitle: 'Thick 5 cm sole, suede and mesh panels',
      subCategory: 'Sneakers',
      brand: 'Sika Street',
      naira: 42_000,
      description:
        'The heavy-looking shoe that is lighter than it seems: suede, mesh and faux leather panels on a hollow EVA sole of 5 cm. Padding around the ankle is generous, so wear it with short socks. Laces are 130 cm and a second pair in another colour is in the box. Brush the suede dry; keep it away from muddy water in June and July.',
      specifications: { Sole: 'EVA, 5 cm', Upper: 'Suede and mesh', Laces: '2 pairs', Fit: 'Roomy' },
      variants: {
        name: 'Size',
        values: [
          {
            value: '40',
            naira: 42_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Grey', naira: 42_000, stock: 6 },
                { value: 'Beige', naira: 42_000, stock: 4 },
              ],
            },
          },
          {
            value: '42',
            naira: 42_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Grey', naira: 42_000, stock: 8 },
                { value: 'Beige', naira: 42_000, stock: 5 },
              ],
            },
          },
          {
            value: '43',
            naira: 42_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Grey', naira: 42_000, stock: 3 },
                { value: 'Beige', naira: 42_000, stock: 6 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 138,
      rating: { stars: 4.3, reviews: 33 },
      look: { main: 'emoji:1f45f', hue: -50, count: 2 },
    },
    {
      name: 'Kids light-up trainers with strap',
      subtitle: 'Soles flash with every step, no laces to tie',
      subCategory: 'Kids',
      brand: 'Moonbi',
      naira: 14_500,
      description:
        'Soft trainers for children of about three to nine years, with lights in the heel that flash for some 200,000 steps. A hook-and-loop strap lets little hands close them alone. The sole bends at the toes and has a pattern that grips wet school corridors. Measure the longest toe and add 1 cm for growth. Wipe clean only, since the battery should not be soaked.',
      specifications: {
        Closure: 'Strap',
        Lights: 'About 200,000 steps',
        Sole: 'Rubber',
        Age: '3 to 9 years',
      },
      variants: {
        name: 'Size',
        values: [
          { value: '26', naira: 14_500, stock: 15 },
          { value: '29', naira: 14_500, stock: 18 },
          { value: '32', naira: 15_800, stock: 9 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 264,
      rating: { stars: 4.4, reviews: 59 },
      look: { main: 'emoji:1f45f', hue: 55, beside: ['emoji:2728'] },
    },
    {
      name: 'Leather hiking boots, ankle height, for Udi hills',
      subtitle: 'Nubuck with padded collar and deep tread',
      subCategory: 'Shoes',
      brand: 'Udimi',
      naira: 56_000,
      description:
        'Nubuck leather 2 mm thick, a padded collar and a rubber sole with 5 mm lugs made for red earth and loose stones, from Ngwo pine forest to a building site. The tongue is sewn to the sides so that sand stays out. Each boot weighs 610 g. Rub in wax before the rains and let them dry slowly, never beside a fire.',
      specifications: {
        Leather: 'Nubuck, 2 mm',
        Lugs: '5 mm',
        Weight: '610 g',
        Lining: 'Breathable mesh',
        Height: 'Ankle',
      },
      variants: {
        name: 'Size',
        values: [
          { value: '41', naira: 56_000, stock: 0 },
          { value: '43', naira: 56_000, stock: 0 },
          { value: '45', naira: 58_500, stock: 0 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 57,
      rating: { stars: 4.7, reviews: 16 },
      look: { main: 'emoji:1f97e', beside: ['emoji:1f9e6'] },
    },
    {
      name: 'Flip-flop slippers, soft EVA, thick sole',
      subtitle: 'For home, hostel and a quick run to the kiosk',
      subCategory: 'Sandals & Slippers',
      brand: 'Sika Street',
      naira: 4_500,
      description:
        'Light flip-flops with a 3 cm EVA foot bed and a soft rubber strap fixed by three plugs that do not pull out on the second week. The ribbed surface gives grip on a wet bathroom floor and the pair dries in minutes. At 280 g they hardly count in a travelling bag. Sizes are double, so choose the larger if you fall between two. Wash with a plain sponge.',
      specifications: {
        'Foot bed': 'EVA, 3 cm',
        Strap: 'Rubber, 3 plugs',
        Weight: '280 g a pair',
        Use: 'Indoor and outdoor',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: '40 to 41',
            naira: 4_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 4_500, stock: 40 },
                { value: 'Black', naira: 4_500, stock: 52 },
              ],
            },
          },
          {
            value: '42 to 43',
            naira: 4_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 4_500, stock: 33 },
                { value: 'Black', naira: 4_500, stock: 47 },
              ],
            },
          },
          {
            value: '44 to 45',
            naira: 4_800,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 4_800, stock: 12 },
                { value: 'Black', naira: 4_800, stock: 20 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 688,
      rating: { stars: 4.4, reviews: 143 },
      isFeatured: true,
      look: { main: 'slippers' },
    },
    {
      name: 'Two-piece tracksuit with zip pockets',
      subtitle: 'Brushed inside for harmattan mornings, tapered leg',
      subCategory: 'Sportswear',
      brand: 'Udimi',
      naira: 29_500,
      description:
        'A full-zip jacket and tapered trousers in 260 g polyester cotton fleece, brushed inside and smooth outside. All four pockets close with zips, so your phone and transport fare stay put while you run. Ribbed cuffs, drawstring waist, no prints. Medium suits a 38 to 40 inch chest. It keeps its shape after many washes; turn it inside out and use cold water.',
      specifications: {
        Fabric: '65 % polyester, 35 % cotton',
        Weight: '260 g per square metre',
        Pockets: '4, zipped',
        Wash: 'Cold, inside out',
      },
      variants: {
        name: 'Size',
        values: [
          { value: 'M', naira: 29_500, stock: 18 },
          { value: 'L', naira: 29_500, stock: 23 },
          { value: 'XL', naira: 31_000, stock: 10 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 195,
      rating: { stars: 4.5, reviews: 42 },
      look: { main: 'tracksuit', beside: ['emoji:1f3c3-1f3ff'] },
    },
    {
      name: 'Ankle sports socks, pack of 6 pairs',
      subtitle: 'Cotton with a cushioned heel and firm arch band',
      subCategory: 'Underwear & Sleepwear',
      brand: 'Udimi',
      naira: 6_900,
      stock: 150,
      description:
        'Six pairs in 78 % combed cotton with polyamide and a little elastane, thick under the heel and toe, thin on top. The arch band stops them rolling inside canvas shoes. One size stretches from 39 to 44. Three black pairs and three white pairs come on a card. They go into a 40 degree wash and do not shed fluff on damp feet.',
      specifications: { Pairs: '6', Fits: '39 to 44', Fabric: '78 % cotton', Colours: '3 black, 3 white' },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 298,
      rating: { stars: 3.9, reviews: 79 },
      look: { main: 'emoji:1f9e6', count: 3 },
    },
    {
      name: 'Plain face cap, curved peak, adjustable',
      subtitle: 'Washed cotton twill with a brass slide at the back',
      subCategory: 'Caps & Headwear',
      brand: 'Sika Street',
      naira: 5_800,
      stock: 84,
      description:
        'Six panels of washed cotton twill with a soft front, a pre-curved peak of 7 cm and stitched air holes. The strap behind runs through a brass slide and fits heads of 55 to 61 cm, low cut or full afro. No logo at all, so it can carry embroidery for a club or a class set. The sweat band is cotton and washes clean by hand.',
      specifications: { Fabric: 'Cotton twill', Peak: '7 cm, curved', Fits: '55 to 61 cm', Panels: '6' },
      addOns: [{ name: 'Name embroidered in front', naira: 2_500, max: 1 }],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 347,
      rating: { stars: 4.5, reviews: 68 },
      isFeatured: true,
      look: { main: 'emoji:1f9e2', beside: ['emoji:1f576-fe0f'] },
    },
    {
      name: 'Sneaker cleaning kit, foam, brush and two cloths',
      subtitle: 'Lifts red Enugu dust from white soles',
      subCategory: 'OTHER',
      brand: 'Udimi',
      naira: 8_500,
      stock: 31,
      description:
        'A 200 ml bottle of coconut-based foam, a soft brush for knit and suede, a stiff one for soles and two lint-free cloths, packed in a drawstring bag. Spray, brush in circles for a minute, wipe off and leave to air. It was mixed with laterite in mind, the red dust that soap only spreads. One bottle cleans about fifty pairs and has no bleach.',
      specifications: { Foam: '200 ml', Brushes: '2', Cloths: '2', Cleans: 'About 50 pairs', Bleach: 'None' },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 5,
      rating: null,
      look: { main: 'spray-bottle', beside: ['emoji:1f45f', 'emoji:1fae7'] },
    },
  ],
}
