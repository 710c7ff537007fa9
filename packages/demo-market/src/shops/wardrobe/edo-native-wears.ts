import type { DemoShop } from '../../demo-goods.ts'

export const edoNativeWears: DemoShop = {
  name: 'Edo Native Wears',
  city: 'Benin City',
  state: 'EDO',
  category: 'WARDROBE',
  description:
    'A family tailoring house near Ring Road, sewing for Edo weddings, chieftaincies and Sunday thanksgiving since 1998. Known for velvet wrappers, clean hems and keeping to the promised day.',
  avatar: 'kaftan',
  sign: { colours: 'plum', front: 'zinc', emblem: 'shirt' },
  owner: { name: 'Pa Aigbe', line: 'A good hem is seen by nobody and missed by everybody.' },
  products: [
    {
      name: 'Edo bridal damask wrapper and beaded blouse',
      subtitle: 'Wine damask with rosettes, teal velvet blouse edged in beads',
      subCategory: 'Women',
      naira: 165_000,
      description:
        'The wrapper is two yards of heavy wine damask woven with rosettes and diamonds, and the short teal velvet blouse is edged by hand with beads at neck and sleeve over eleven days. Hidden ties keep the wrapper in place through the dance. It comes with a lined shawl. Real coral for the neck and wrists is bought apart, so bring it for the fitting.',
      specifications: {
        Fabric: 'Damask and velvet',
        Wrapper: '2 yards',
        Beadwork: 'By hand, 11 days',
        Pieces: '3',
        Origin: 'Benin City',
        Care: 'Dry clean',
      },
      variants: {
        name: 'Size',
        values: [
          { value: 'UK 10', naira: 165_000, stock: 2 },
          { value: 'UK 14', naira: 165_000, stock: 2 },
          { value: 'UK 18', naira: 178_000, stock: 1 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 24,
      rating: { stars: 4.9, reviews: 10 },
      look: { main: 'wrapper-and-blouse', beside: ['coral-beads'] },
    },
    {
      name: 'Velvet agbada for Edo grooms, three-piece',
      subtitle: 'Wine velvet robe over shirt and trousers, gold neck',
      subCategory: 'Ankara & Native Wear',
      naira: 98_000,
      description:
        'A wine velvet robe with gold embroidery at the neck, worn over a long-sleeve shirt and trousers of the same shade, the dress many Edo grooms choose for the second outing. The velvet is a soft 260 g quality that falls without shining. Side vents of 15 cm let you sit and dance, and a loop at the shoulder holds the fold. Wear it with two rounds of coral.',
      specifications: {
        Fabric: 'Velvet, 260 g',
        Pieces: '3',
        Embroidery: 'Neck and chest',
        Origin: 'Benin City',
        Care: 'Dry clean',
      },
      variants: {
        name: 'Chest',
        values: [
          { value: '40 inches', naira: 98_000, stock: 4 },
          { value: '44 inches', naira: 98_000, stock: 6 },
          { value: '48 inches', naira: 106_000, stock: 3 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 71,
      rating: { stars: 4.7, reviews: 19 },
      look: { main: 'agbada', hue: 95, beside: ['coral-beads'] },
    },
    {
      name: 'Senator native, two-piece with gold piping',
      subtitle: 'Knee-length top in dry cashmere, slim trousers',
      subCategory: 'Men',
      naira: 45_000,
      description:
        'A knee-length top with a band collar and a line of gold piping from neck to hem, over slim trousers with a zip and two pockets. The dry cashmere is matt, weighs about 300 g per metre and does not shine under camera lights. Sewn in Benin City with double-stitched armholes. If the sleeve is long, any tailor can take up to 5 cm without touching the piping.',
      specifications: {
        Fabric: 'Dry cashmere',
        Length: 'Knee',
        Collar: 'Band',
        Pockets: '2 and phone slot',
        Wash: 'Gentle, cold',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'M',
            naira: 45_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Wine', naira: 45_000, stock: 7 },
                { value: 'Navy', naira: 45_000, stock: 9 },
              ],
            },
          },
          {
            value: 'L',
            naira: 45_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Wine', naira: 45_000, stock: 10 },
                { value: 'Navy', naira: 45_000, stock: 8 },
              ],
            },
          },
          {
            value: 'XL',
            naira: 47_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Wine', naira: 47_500, stock: 4 },
                { value: 'Navy', naira: 47_500, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 208,
      rating: { stars: 4.5, reviews: 47 },
      look: { main: 'kaftan', hue: 80, beside: ['leather-shoe'] },
    },
    {
      name: "Men's coral neck beads, three rows",
      subtitle: 'Matched barrel beads to complete your native',
      category: 'JEWELRY',
      subCategory: 'Coral & Beads',
      naira: 38_500,
      stock: 17,
      description:
        'Three rows of dyed sea bamboo coral, barrel beads 9 mm wide and 12 mm long, strung on doubled nylon with a knot after every fifth bead. At 24 inches the longest row falls to the chest over an open collar, as title holders and grooms wear them. The colour is orange-red and even. Wipe with a soft cloth after use and keep perfume away from it.',
      specifications: {
        Rows: '3, up to 24 inches',
        Bead: '9 x 12 mm',
        Coral: 'Sea bamboo, dyed',
        Weight: '210 g',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 96,
      rating: { stars: 4.6, reviews: 25 },
      look: { main: 'coral-beads', beside: ['kaftan'] },
    },
    {
      name: 'Handmade leather sandals with crossed straps',
      subtitle: 'Buckled at the ankle, made for native and jeans',
      subCategory: 'Sandals & Slippers',
      naira: 16_500,
      description:
        'Made by shoemakers at Oba Market from full-grain cowhide, with two crossed straps, a brass buckle at the ankle and a crepe sole of 12 mm stitched all around. The leather feels tight for two days and then takes the shape of your foot. They suit senator, kaftan and jeans alike. Polish with neutral cream and keep out of standing water. One pair comes in a cloth bag.',
      specifications: {
        Upper: 'Cowhide',
        Sole: 'Crepe, 12 mm',
        'Made in': 'Benin City',
        Fit: 'True to size',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: '41',
            naira: 16_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Brown', naira: 16_500, stock: 14 },
                { value: 'Black', naira: 16_500, stock: 18 },
              ],
            },
          },
          {
            value: '43',
            naira: 16_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Brown', naira: 16_500, stock: 20 },
                { value: 'Black', naira: 16_500, stock: 15 },
              ],
            },
          },
          {
            value: '45',
            naira: 17_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Brown', naira: 17_500, stock: 6 },
                { value: 'Black', naira: 17_500, stock: 8 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 319,
      rating: { stars: 4.4, reviews: 77 },
      look: { main: 'sandals', beside: ['kaftan'] },
    },
    {
      name: 'Red velvet cap with gold stripes, for chiefs',
      subtitle: 'Soft crown that leans, cotton band inside',
      subCategory: 'Caps & Headwear',
      naira: 12_500,
      stock: 30,
      description:
        'Sewn from red velvet in eight panels with gold thread couched along every seam and a row of small beads at the rim. The crown is 16 cm high, stands for the photograph and leans when you want it to. A cotton band inside takes the sweat of a long ceremony. It fits heads of 56 to 60 cm, and a hidden tuck at the back closes it by one size.',
      specifications: { Fabric: 'Velvet', Height: '16 cm', Thread: 'Gold, couched', Fits: '56 to 60 cm' },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 83,
      rating: { stars: 4.5, reviews: 18 },
      isFeatured: true,
      look: { main: 'fila', hue: 25, beside: ['coral-beads'] },
    },
    {
      name: 'Ankara short-sleeve shirt, relaxed cut',
      subtitle: 'Camp collar, coconut buttons, matched chest pocket',
      subCategory: 'Men',
      naira: 14_500,
      description:
        'A loose shirt for hot afternoons, cut from cotton wax print with the pocket matched to the pattern so that you must look twice to find it. The collar lies open, the hem is straight and the five buttons are turned from coconut shell. M measures 44 inches round the chest. It has been washed once before sewing and will not shrink again.',
      specifications: { Fabric: '100 % cotton', Collar: 'Camp', Buttons: 'Coconut shell', Wash: '30 °C' },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'M',
            naira: 14_500,
            options: {
              name: 'Print',
              values: [
                { value: 'Blue waves', naira: 14_500, stock: 16 },
                { value: 'Orange birds', naira: 14_500, stock: 12 },
              ],
            },
          },
          {
            value: 'XL',
            naira: 15_500,
            options: {
              name: 'Print',
              values: [
                { value: 'Blue waves', naira: 15_500, stock: 9 },
                { value: 'Orange birds', naira: 15_500, stock: 7 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 274,
      rating: { stars: 4.3, reviews: 61 },
      look: { main: 'emoji:1f455', hue: -75, beside: ['ankara'] },
    },
    {
      name: "Boys' kaftan and trousers, 3 to 12 years",
      subtitle: "Same cut as daddy's, softer cotton",
      subCategory: 'Kids',
      naira: 15_500,
      description:
        "A little brown senator for church, naming ceremonies and cultural day at school. Brushed cotton replaces the grown man's cashmere so that it does not scratch, the trousers have an elastic waist with drawstring, and the top carries simple white embroidery at the neck. Hems are 6 cm deep and can be let down after Christmas. Choose by height when your boy is tall for his age.",
      specifications: { Fabric: 'Brushed cotton', Waist: 'Elastic', Hem: '6 cm to let down', Wash: '30 °C' },
      variants: {
        name: 'Age',
        values: [
          { value: '3 to 5 years', naira: 15_500, stock: 13 },
          { value: '6 to 8 years', naira: 17_500, stock: 16 },
          { value: '9 to 12 years', naira: 19_500, stock: 12 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 0,
      rating: null,
      look: { main: 'kaftan', hue: -110, beside: ['emoji:1f388'] },
    },
    {
      name: 'Ankara tote bag with leather handles',
      subtitle: 'Padded for a laptop, zip on top',
      subCategory: 'Bags',
      naira: 19_500,
      stock: 24,
      description:
        'Off-cuts from our cutting table become a sturdy tote of 40 x 34 x 12 cm, with foam between print and lining so that a 15 inch laptop travels safely. Cowhide handles of 60 cm go over the shoulder even with puffed sleeves. Inside there are a zip pocket and a loop for keys. No two bags have the same layout of prints; the ground colour is brown.',
      specifications: {
        Size: '40 x 34 x 12 cm',
        Handles: 'Cowhide, 60 cm',
        Lining: 'Cotton',
        Fits: '15 inch laptop',
        Closure: 'Zip',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 121,
      rating: { stars: 4.6, reviews: 26 },
      look: { main: 'emoji:1f45c', hue: -20, beside: ['ankara'] },
    },
    {
      name: 'Ceremonial umbrella, fringed, 120 cm across',
      subtitle: 'Red velvet with gold fringe for arrivals and processions',
      subCategory: 'OTHER',
      naira: 48_000,
      stock: 2,
      description:
        'A large stick umbrella covered in wine-red velvet, with 10 cm of gold fringe at the rim and a carved hardwood handle, carried over a bride, a chief or a jubilarian when they enter. It opens to 120 cm on eight steel ribs and weighs 1.3 kg, so let a strong cousin hold it. Velvet is not for rain; a light drizzle will dry without marks.',
      specifications: {
        Open: '120 cm',
        Ribs: '8, steel',
        Fringe: '10 cm, gold',
        Handle: 'Carved hardwood',
        Weight: '1.3 kg',
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 1,
      rating: null,
      look: { main: 'emoji:2602-fe0f', hue: 80, beside: ['emoji:1f451'] },
    },
  ],
}
