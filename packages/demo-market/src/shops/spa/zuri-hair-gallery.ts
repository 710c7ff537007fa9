import type { DemoShop } from '../../demo-goods.ts'

export const zuriHairGallery: DemoShop = {
  name: 'Zuri Hair Gallery',
  city: 'Wuse, Abuja',
  state: 'ABUJA',
  category: 'SPA',
  description:
    'Wig makers in Wuse since 2015 with six seamstresses in house. Known for hand-tied parts that look like scalp, honest hair grades and free trimming for the first wash.',
  avatar: 'emoji:1faae',
  sign: { colours: 'ink', front: 'awning', emblem: 'comb' },
  owner: { name: 'Amina', line: 'Send me a photo of your parting. We tie the wig to match.' },
  products: [
    {
      name: 'Bone straight human hair wig, lace front',
      subtitle: 'Double drawn, full to the tips, parting already plucked',
      subCategory: 'Wigs & Extensions',
      naira: 165_000,
      description:
        'Double drawn hair that hangs like water and is as thick at the ends as at the root. The 13 by 4 inch transparent lace is plucked and bleached at the knots by our own hands, so it is ready to wear with a little powder. Medium cap of 22.5 inches with combs and strap. Wash every two weeks; with care it serves two years.',
      specifications: {
        Hair: 'Human, double drawn',
        Lace: '13 x 4 inch, transparent',
        Weight: '260 to 340 g',
        Cap: 'Medium, 22.5 inch, adjustable',
        Heat: 'Up to 180 °C',
        Lasts: 'About 2 years',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: '16 inch',
            naira: 165_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Natural black', naira: 165_000, stock: 8 },
                { value: 'Burgundy', naira: 180_000, stock: 3 },
              ],
            },
          },
          {
            value: '22 inch',
            naira: 245_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Natural black', naira: 245_000, stock: 6 },
                { value: 'Burgundy', naira: 262_000, stock: 0 },
              ],
            },
          },
          {
            value: '28 inch',
            naira: 335_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Natural black', naira: 335_000, stock: 2 },
                { value: 'Burgundy', naira: 350_000, stock: 1 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Wig box with satin bag', naira: 4_500, max: 1 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 71,
      rating: { stars: 4.7, reviews: 26 },
      isFeatured: true,
      look: { main: 'straight-wig', beside: ['emoji:1faae'] },
    },
    {
      name: 'Kinky curly human hair wig, glueless',
      subtitle: 'On in two minutes, no spray and no glue',
      subCategory: 'Wigs & Extensions',
      naira: 98_000,
      description:
        'Springy curls that look like your own hair on a good wash day. The cap has an elastic band and four combs, so it sits firm without spray and comes off before bed. A small closure of 5 by 5 inches lets you part left, right or middle. Wet it, put in a little leave-in cream, shake and go; never comb it dry.',
      specifications: {
        Hair: 'Human, kinky curl',
        Closure: '5 x 5 inch',
        Cap: 'Glueless, elastic band',
        Care: 'Wet, cream, finger comb',
        Lasts: '12 to 18 months',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: '12 inch',
            naira: 98_000,
            options: {
              name: 'Density',
              values: [
                { value: '150 %', naira: 98_000, stock: 9 },
                { value: '200 %', naira: 118_000, stock: 5 },
              ],
            },
          },
          {
            value: '18 inch',
            naira: 142_000,
            options: {
              name: 'Density',
              values: [
                { value: '150 %', naira: 142_000, stock: 4 },
                { value: '200 %', naira: 168_000, stock: 3 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Leave-in cream, 150 ml', naira: 3_500, max: 2 },
        { name: 'Satin wig bag', naira: 1_500, max: 1 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 33,
      rating: { stars: 4.5, reviews: 12 },
      look: { main: 'curly-wig', beside: ['emoji:1fa9e'] },
    },
    {
      name: 'Blunt bob wig in human hair with fringe, 10 inch, machine made cap with adjustable straps, light enough for the office every day',
      subtitle: 'Cut and steamed by hand, no styling needed',
      subCategory: 'Wigs & Extensions',
      naira: 85_000,
      description:
        'A clean bob of 10 inches with a full fringe that falls just over the eyebrows. The cap is machine made and breathes, 190 g in all, so you forget it by ten in the morning. No lace, no glue: two combs and a strap hold it. Our cutter levels every piece on a block before it leaves Wuse. Lifts again with a flat iron at 160 degrees.',
      specifications: {
        Hair: 'Human, single drawn',
        Length: '10 inch with fringe',
        Weight: '190 g',
        Cap: 'Machine made, adjustable',
        Lasts: 'About 1 year',
      },
      variants: {
        name: 'Colour',
        values: [
          { value: 'Natural black', naira: 85_000, stock: 12 },
          { value: 'Dark brown', naira: 88_000, stock: 7 },
          { value: 'Ginger', naira: 92_000, stock: 0 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 19,
      rating: { stars: 4.3, reviews: 6 },
      look: { main: 'straight-wig', beside: ['emoji:1f4bc'], hue: -30 },
    },
    {
      name: 'Pre-stretched braiding hair, soft fibre',
      subtitle: 'Feathered tips, dips cleanly in hot water',
      subCategory: 'Wigs & Extensions',
      brand: 'Zuri',
      naira: 1_800,
      description:
        'Low-shine fibre, pre-stretched with feathered ends so the braider starts at once and tips close without a knot. Rinsed in vinegar water at the factory, so it does not itch. Six packs make medium knotless braids to the waist, four make a bob. Each pack weighs 90 g. Dip the ends for five seconds in hot, not boiling, water.',
      specifications: {
        Fibre: 'Synthetic, flame slow',
        Weight: '90 g a pack',
        Ends: 'Feathered, pre-stretched',
        'For a head': '4 to 6 packs',
        Wear: '6 to 8 weeks',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: '26 inch',
            naira: 1_800,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black 1', naira: 1_800, stock: 140 },
                { value: 'Brown 4', naira: 1_800, stock: 82 },
                { value: 'Wine', naira: 1_900, stock: 45 },
              ],
            },
          },
          {
            value: '36 inch',
            naira: 2_300,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black 1', naira: 2_300, stock: 90 },
                { value: 'Wine', naira: 2_400, stock: 0 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Gold cuffs, 20 pieces', naira: 800, max: 3 },
        { name: 'Braiding gel, 100 g', naira: 1_800, max: 2 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 2_140,
      rating: { stars: 4.6, reviews: 318 },
      look: { main: 'braids', beside: ['emoji:1faae'] },
    },
    {
      name: 'Knotless braided wig, full lace, 30 inch',
      subtitle: 'Three weeks of braiding, ready to wear',
      subCategory: 'Wigs & Extensions',
      naira: 128_000,
      stock: 1,
      description:
        'Every braid is knotted by hand on full lace by one of our seamstresses, which takes close to three weeks. Baby hair runs all round, so you can pack it up in a ponytail and nobody sees an edge. Thirty inches, 620 g, with combs and strap. Spray the lengths with braid mist on Sundays and let it hang on a stand overnight.',
      specifications: {
        Base: 'Full lace, hand knotted',
        Length: '30 inch',
        Weight: '620 g',
        Fibre: 'Soft synthetic, black 1B',
        Lasts: 'About 18 months',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 3 },
      tax: 'STANDARD',
      sold: 1,
      rating: null,
      look: { main: 'braids', beside: ['emoji:1fa9e'], hue: 20 },
    },
    {
      name: 'Cordless hair clipper with six guards',
      subtitle: 'Low cut at home, four hours on one charge',
      subCategory: "Men's Grooming",
      brand: 'Kyawa',
      naira: 22_500,
      stock: 27,
      description:
        'A barber-weight clipper with a zero-gap steel blade for low cuts and clean shape-ups on coarse hair. It runs four hours on one charge, so power failure cannot leave you with half a haircut, and it also works plugged in. Six guards from 1.5 to 12 mm, oil, brush, cape and a zip case are inside. Clean the blade with spirit between heads.',
      specifications: {
        Battery: '2,500 mAh, about 4 hours',
        Charging: 'USB-C, 2 hours',
        Blade: 'Steel, zero gap',
        Guards: '6, from 1.5 to 12 mm',
        Warranty: '12 months',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 10 },
      tax: 'STANDARD',
      sold: 204,
      rating: { stars: 4.4, reviews: 45 },
      look: { main: 'clipper', beside: ['emoji:1fa92'] },
    },
    {
      name: 'Hand hair dryer with comb nozzle, ionic',
      subtitle: 'Blows natural hair straight without much pulling',
      subCategory: 'Beauty Tools',
      brand: 'Kyawa',
      naira: 19_800,
      description:
        'Strong air with two speeds and three heats, plus a cold button that sets the style. The comb nozzle has wide teeth made for thick natural hair, and a flat nozzle comes for silk press days. The cord is 2.5 m with a hanging loop. The 1,600 W model runs on a 2.5 kVA generator; the 2,200 W salon model wants a bigger one.',
      specifications: {
        Speeds: '2, with 3 heats and cold',
        Nozzles: 'Comb, flat and diffuser',
        Cord: '2.5 m',
        Weight: '640 g',
        Warranty: '12 months',
      },
      variants: {
        name: 'Power',
        values: [
          { value: '1,600 W home', naira: 19_800, stock: 0 },
          { value: '2,200 W salon', naira: 31_500, stock: 0 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 10 },
      tax: 'STANDARD',
      sold: 63,
      rating: { stars: 3.7, reviews: 17 },
      look: { main: 'hair-dryer', beside: ['emoji:1faae'] },
    },
    {
      name: 'Edge control gel, firm, no white flakes',
      subtitle: 'Holds through sweat, washes out with water',
      subCategory: 'Hair Care',
      brand: 'Zuri',
      naira: 2_200,
      description:
        'Firm hold for baby hair and gele days that stays clear when it dries, even under a second coat. With castor oil and flaxseed, so edges do not break. Take a pea on a small brush, lay, tie a scarf for five minutes. It survives a dance floor and comes off with warm water. The small jar fits a clutch bag.',
      specifications: {
        Hold: 'Firm, about 24 hours',
        With: 'Castor oil, flaxseed',
        Alcohol: 'None',
        'After opening': '12 months',
      },
      variants: {
        name: 'Jar',
        values: [
          { value: '50 g', naira: 2_200, stock: 95 },
          { value: '150 g', naira: 4_800, stock: 51 },
        ],
      },
      addOns: [
        { name: 'Edge brush with comb', naira: 700, max: 3 },
        { name: 'Satin edge scarf', naira: 1_500, max: 2 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 604,
      rating: { stars: 4.2, reviews: 90 },
      look: { main: 'jar', beside: ['emoji:1f34f'], hue: 80 },
    },
    {
      name: 'Scalp and hair oil, rosemary and black seed',
      subtitle: 'Nozzle tip that reaches between braids',
      subCategory: 'Hair Care',
      brand: 'Zuri',
      naira: 4_200,
      description:
        'Cold-pressed black seed and castor oil steeped with rosemary and clove for three weeks. The long nozzle puts oil straight onto the scalp between cornrows, so less ends up on the pillow. Use three times a week, massage for two minutes and let time do the rest; thin edges need about three months. It does not stain satin once it has soaked in.',
      specifications: {
        Oils: 'Black seed, castor, rosemary',
        Steeped: '3 weeks',
        Hair: 'Natural, relaxed, braided',
        Bottle: 'Nozzle tip',
        'After opening': '12 months',
      },
      variants: {
        name: 'Volume',
        values: [
          { value: '120 ml', naira: 4_200, stock: 58 },
          { value: '250 ml', naira: 7_600, stock: 30 },
        ],
      },
      addOns: [
        { name: 'Scalp massager', naira: 1_500, max: 1 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 196,
      rating: { stars: 4.5, reviews: 40 },
      look: { main: 'oil-bottle', beside: ['emoji:1f33f'], hue: -90 },
    },
  ],
}
