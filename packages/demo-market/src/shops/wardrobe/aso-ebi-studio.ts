import type { DemoShop } from '../../demo-goods.ts'

export const asoEbiStudio: DemoShop = {
  name: 'Aso Ebi Studio',
  city: 'Wuse, Abuja',
  state: 'ABUJA',
  category: 'WARDROBE',
  description:
    'A Wuse sewing house with fourteen tailors, open since 2015. We cut owambe gowns, agbada and family sets, keep your measurements on file and deliver before the date.',
  avatar: 'gele',
  sign: { colours: 'rose', front: 'drapes', emblem: 'needle' },
  owner: { name: 'Hadiza', line: 'Fourteen tailors and one rule: ready two days before the party.' },
  products: [
    {
      name: 'Corset gown for owambe, boned, made in your size',
      subtitle: 'Fourteen spiral bones, laced back, side slit, fully lined',
      subCategory: 'Women',
      naira: 95_000,
      description:
        'A floor-length corset gown in satin with an illusion lace neck, fourteen spiral bones and a laced back that lets out three inches after the jollof. It is fully lined with cotton at the bodice so the boning never touches skin. The skirt measures 44 inches from the waist and has a slit on the left. Ready in nine days; send your bust and hip on checkout.',
      specifications: {
        Bones: '14, spiral steel',
        Lining: 'Cotton and satin',
        Skirt: '44 inches',
        Closure: 'Laced back',
        'Ready in': '9 days',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'UK 10',
            naira: 95_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Emerald', naira: 95_000, stock: 4 },
                { value: 'Wine', naira: 95_000, stock: 3 },
              ],
            },
          },
          {
            value: 'UK 14',
            naira: 95_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Emerald', naira: 95_000, stock: 5 },
                { value: 'Wine', naira: 95_000, stock: 4 },
              ],
            },
          },
          {
            value: 'UK 18',
            naira: 104_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Emerald', naira: 104_000, stock: 3 },
                { value: 'Wine', naira: 104_000, stock: 0 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Matching gele', naira: 18_000, max: 2 },
        { name: 'Detachable sleeves', naira: 12_000, max: 1 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 148,
      rating: { stars: 4.7, reviews: 41 },
      look: { main: 'emoji:1f457', hue: -95, beside: ['emoji:1f45d'] },
    },
    {
      name: 'Agbada three-piece, hand-guided embroidery',
      subtitle: 'Flowing outer robe, buba and sokoto in polished cotton',
      subCategory: 'Men',
      naira: 145_000,
      description:
        'Agbada, long-sleeve buba and sokoto cut from twelve yards of polished cotton, with six hours of hand-guided embroidery at the neck, chest and pocket. The robe falls to mid-calf and folds well over the shoulder without slipping. Fabric is woven in Kano and dyed fast. The trouser has a drawstring and one hidden pocket for a phone. Wear it with a fila in the same thread colour.',
      specifications: {
        Fabric: 'Polished cotton',
        Pieces: '3',
        Embroidery: 'Neck, chest, pocket',
        Origin: 'Sewn in Wuse',
        'Ready in': '10 days',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'M',
            naira: 145_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Royal blue', naira: 145_000, stock: 4 },
                { value: 'White', naira: 145_000, stock: 3 },
              ],
            },
          },
          {
            value: 'XL',
            naira: 152_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Royal blue', naira: 152_000, stock: 5 },
                { value: 'White', naira: 152_000, stock: 2 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 92,
      rating: { stars: 4.8, reviews: 27 },
      look: { main: 'agbada', beside: ['fila'] },
    },
    {
      name: 'Lace iro and buba, sewn and lined',
      subtitle: 'Traditional wrapper and blouse with stoned sleeve',
      subCategory: 'Lace & Aso Ebi',
      naira: 78_000,
      description:
        'Cord lace sewn into a boat-neck buba with wide sleeves, and an iro of two and a half yards with ties so that it never drops while you dance. Both are lined with soft crepe. Stones are glued and then stitched at the sleeve hem. One set fits a bust up to the size given plus two inches. Headtie is sold apart so that you can match the family colour.',
      specifications: {
        Fabric: 'Cord lace',
        Lining: 'Crepe',
        Iro: '2.5 yards, with ties',
        Sleeve: 'Wide, stoned',
        Care: 'Dry clean',
      },
      variants: {
        name: 'Bust',
        values: [
          { value: '38 inches', naira: 78_000, stock: 6 },
          { value: '42 inches', naira: 78_000, stock: 8 },
          { value: '46 inches', naira: 84_000, stock: 4 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 117,
      rating: { stars: 4.5, reviews: 29 },
      look: { main: 'wrapper-and-blouse', hue: 140, beside: ['lace'] },
    },
    {
      name: 'Senator two-piece with chest panel',
      subtitle: 'Slim kaftan top and trouser in wool-feel cashmere',
      subCategory: 'Men',
      naira: 48_500,
      description:
        'The two-piece many men in Abuja wear from Friday prayer to Sunday thanksgiving. The top ends at mid-thigh, with a contrasting panel on the chest, hidden buttons and cuffed sleeves. Trousers have belt loops, side pockets and a zip. The cashmere blend weighs 280 g per metre, holds its line and hardly creases in the car. Wash gently and hang it away from direct sun.',
      specifications: {
        Fabric: 'Cashmere blend',
        Weight: '280 g per metre',
        Collar: 'Band',
        Pockets: '3',
        Wash: 'Gentle, cold',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'L',
            naira: 48_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Bottle green', naira: 48_500, stock: 11 },
                { value: 'Black', naira: 48_500, stock: 10 },
              ],
            },
          },
          {
            value: 'XXL',
            naira: 52_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Bottle green', naira: 52_000, stock: 5 },
                { value: 'Black', naira: 52_000, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 286,
      rating: { stars: 4.6, reviews: 72 },
      look: { main: 'kaftan', beside: ['emoji:231a'] },
    },
    {
      name: 'Mother and daughter ankara gown set with peplum waist and puff sleeves, sewn from one six-yard print, mother UK 8 to 18, daughter 2 to 10 years',
      subtitle: 'Two matching gowns from a single bolt',
      subCategory: 'Ankara & Native Wear',
      naira: 46_500,
      stock: 4,
      description:
        "Both gowns come from the same six yards, so the pattern meets exactly in photographs. The mother's has a peplum waist, puff sleeves and a zip at the back; the daughter's has a gathered skirt with an elastic panel that lets her grow by a size. Pure cotton, lined at the bodice, with a one-inch seam allowance for your own tailor. Send her age and your bust on checkout.",
      specifications: {
        Fabric: 'Cotton wax print',
        Pieces: '2',
        Lining: 'Bodice',
        'Seam allowance': '1 inch',
        'Ready in': '7 days',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 39,
      rating: { stars: 4.7, reviews: 12 },
      look: { main: 'emoji:1f457', hue: 50, count: 2, beside: ['ankara'] },
    },
    {
      name: 'Satin pyjama set for the bridal morning',
      subtitle: 'Soft piped shirt and trousers for bride and train',
      subCategory: 'Underwear & Sleepwear',
      naira: 18_500,
      description:
        'A notched-collar shirt with short sleeves and straight trousers in matt satin, piped in white and printed with small moons, made for the hours of make-up before a wedding. The front opens fully, so nothing passes over a finished face or gele. The cloth is 97 % polyester with a little stretch and breathes better than shiny satin. Names can be stitched on the pocket in gold thread within three days.',
      specifications: { Fabric: 'Matt satin', Pieces: '2', Opening: 'Full front', Wash: 'Cold, gentle' },
      variants: {
        name: 'Size',
        values: [
          { value: 'S', naira: 18_500, stock: 14 },
          { value: 'M', naira: 18_500, stock: 17 },
          { value: 'XL', naira: 19_800, stock: 11 },
        ],
      },
      addOns: [
        { name: 'Name in gold thread', naira: 2_500, max: 1 },
        { name: 'Gift wrap', naira: 1_000, max: 5 },
      ],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 6,
      rating: null,
      look: { main: 'pyjamas', hue: -40, beside: ['emoji:1f490'] },
    },
    {
      name: 'Stoned clutch with chain, 22 cm',
      subtitle: 'Takes a phone, powder and the spraying money',
      subCategory: 'Bags',
      naira: 27_500,
      stock: 22,
      description:
        'A rigid clutch of 22 x 13 x 5 cm covered in small glass stones on satin, with a magnetic clasp and a 110 cm chain that hides inside. It holds a large phone, compact powder, keys and a bundle of new notes for spraying. The frame is steel and stays straight. Wipe it with a dry cloth only, and keep it in the flannel bag that comes with it.',
      specifications: { Size: '22 x 13 x 5 cm', Chain: '110 cm, removable', Frame: 'Steel', Lining: 'Satin' },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 173,
      rating: { stars: 4.4, reviews: 35 },
      look: { main: 'emoji:1f45d', hue: 30, beside: ['emoji:1f484'] },
    },
    {
      name: 'Aso oke fila, soft fold, hand-finished',
      subtitle: 'Leans left or right, matched to your agbada',
      subCategory: 'Caps & Headwear',
      naira: 9_500,
      description:
        'Cut from handwoven aso oke of Iseyin and lined with cotton, this abeti aja style cap is soft enough to fold to the side and firm enough to stay there. Tell us the colour of your agbada in the order note. Measure around the head one finger above the ears; 22 inches fits most young men, 24 most elders. It weighs only 90 g.',
      specifications: {
        Fabric: 'Aso oke',
        Lining: 'Cotton',
        Weight: '90 g',
        Style: 'Abeti aja',
        Care: 'Dry clean',
      },
      variants: {
        name: 'Head',
        values: [
          { value: '22 inches', naira: 9_500, stock: 19 },
          { value: '23 inches', naira: 9_500, stock: 26 },
          { value: '24 inches', naira: 9_800, stock: 15 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 231,
      rating: { stars: 4.6, reviews: 48 },
      look: { main: 'fila', beside: ['emoji:1f9f5'] },
    },
    {
      name: 'Pointed court shoes, metallic, 8 cm heel',
      subtitle: 'Padded insole that lasts the whole reception',
      subCategory: 'Shoes',
      naira: 32_500,
      description:
        'Slim pointed heels in brushed metallic faux leather with 5 mm of memory foam under the ball of the foot. The 8 cm heel carries a rubber tip that grips hall tiles, and two spare tips lie in the box. True to size; take one up for a wide foot. The gold goes with almost every lace, the silver with royal blue and lilac.',
      specifications: {
        Heel: '8 cm',
        Upper: 'Faux leather',
        Insole: 'Memory foam, 5 mm',
        'Spare tips': '1 pair',
      },
      variants: {
        name: 'Size',
        values: [
          { value: '38', naira: 32_500, stock: 6 },
          { value: '39', naira: 32_500, stock: 9 },
          { value: '40', naira: 32_500, stock: 7 },
          { value: '42', naira: 34_000, stock: 0 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 124,
      rating: { stars: 3.7, reviews: 30 },
      look: { main: 'emoji:1f460', hue: 45, beside: ['emoji:1f45d'] },
    },
    {
      name: 'Beaded feather fan for the celebrant',
      subtitle: 'Ostrich feathers on a folding frame, pearls on the handle',
      subCategory: 'OTHER',
      naira: 21_000,
      stock: 13,
      description:
        'The fan a bride or a birthday mama carries when she dances in. Dyed ostrich feathers are set on a folding frame of 18 staves and open to 60 cm across; the handle is wrapped in satin and covered by hand with pearls and crystal beads. A wrist loop keeps it with you when both hands are needed. Made in Wuse and boxed with tissue against crushing.',
      specifications: {
        Open: '60 cm',
        Feathers: 'Ostrich, dyed',
        Staves: '18',
        Handle: 'Satin and pearls',
        Box: 'Included',
      },
      addOns: [{ name: 'Initials in pearls', naira: 4_000, max: 1 }],
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 3 },
      tax: 'STANDARD',
      sold: 2,
      rating: null,
      look: { main: 'emoji:1faad', beside: ['emoji:1f338'] },
    },
  ],
}
