import type { DemoShop } from '../../demo-goods.ts'

export const balogunFabricsHouse: DemoShop = {
  name: 'Balogun Fabrics House',
  city: 'Balogun, Lagos',
  state: 'LAGOS',
  category: 'WARDROBE',
  description:
    'Three generations of cloth sellers in Balogun market since 1984. Ankara by the bundle, lace for whole families, adire from Abeokuta, and yards measured in front of you.',
  avatar: 'ankara',
  products: [
    {
      name: 'Ankara cotton print, 6 yards',
      subtitle: 'Wax print on pure cotton, same design front and back',
      subCategory: 'Ankara & Native Wear',
      naira: 14_500,
      description:
        'Six full yards of wax print, 46 inches wide, enough for iro and buba or two short gowns with a head tie left over. The cotton is firm at the first touch and softens after one wash. Soak it in cold salted water before sewing so that the colours settle. We cut from the bolt on the day you order and fold it with the selvedge showing.',
      specifications: {
        Length: '6 yards',
        Width: '46 inches',
        Fabric: '100 % cotton',
        Print: 'Both sides',
        Wash: 'Cold, inside out',
      },
      variants: {
        name: 'Design',
        values: [
          { value: 'Orange sunburst', naira: 14_500, stock: 120 },
          { value: 'Blue peacock', naira: 14_500, stock: 86 },
          { value: 'Green leaf', naira: 14_500, stock: 64 },
          { value: 'Wine and gold', naira: 14_500, stock: 0 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 2_350,
      rating: { stars: 4.7, reviews: 486 },
      isFeatured: true,
      look: { main: 'ankara', beside: ['emoji:1f9f5', 'emoji:2702-fe0f'] },
    },
    {
      name: 'Cord lace for aso ebi, 5 yards',
      subtitle: 'Heavy guipure cord, scalloped on both edges',
      subCategory: 'Lace & Aso Ebi',
      naira: 62_000,
      description:
        'Guipure lace worked in thick cord without net behind it, so the pattern stands up on the body. Five yards at 50 inches wide make a fitted gown and gele band, or iro, buba and shawl for a slim celebrant. Line it with dull satin in the same shade. Families ordering more than ten bundles get them from one dye lot, which we keep for two weeks.',
      specifications: {
        Length: '5 yards',
        Width: '50 inches',
        Fabric: 'Polyester cord',
        Edge: 'Scalloped',
        Care: 'Dry clean',
      },
      variants: {
        name: 'Colour',
        values: [
          { value: 'Wine', naira: 62_000, stock: 28 },
          { value: 'Emerald', naira: 62_000, stock: 19 },
          { value: 'Royal blue', naira: 62_000, stock: 22 },
          { value: 'Champagne', naira: 65_000, stock: 8 },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 640,
      rating: { stars: 4.8, reviews: 132 },
      look: { main: 'lace', beside: ['emoji:1f9f5'] },
    },
    {
      name: 'Adire eleko, hand-painted indigo cotton, 5 yards',
      subtitle: 'Cassava paste resist by women dyers in Abeokuta',
      subCategory: 'Ankara & Native Wear',
      naira: 22_500,
      stock: 34,
      description:
        'Each cloth is painted freehand with cassava paste, dipped in indigo four or five times and boiled clean, so no two are quite alike. The motifs are old ones from Abeokuta, among them the comb, the cassava leaf and the water bird. Five yards of 45-inch cotton suit a bubu, two shirts or a bedspread. The first wash sheds some blue; add vinegar and wash it alone.',
      specifications: {
        Length: '5 yards',
        Width: '45 inches',
        Fabric: 'Cotton shirting',
        Dye: 'Indigo, by hand',
        Origin: 'Abeokuta',
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 198,
      rating: { stars: 4.6, reviews: 43 },
      look: { main: 'ankara', hue: -10, beside: ['emoji:1f4a7'] },
    },
    {
      name: 'Swiss voile lace for men, dry finish',
      subtitle: 'Crisp eyelet cotton for agbada and buba',
      subCategory: 'Lace & Aso Ebi',
      naira: 48_000,
      description:
        'Fine cotton voile with small stitched eyelets and a dry, papery hand that holds a crease from morning service to evening reception. Five yards are enough for buba and sokoto, ten for a full agbada with a fila cut from what remains. It is 52 inches wide and needs no lining for men. Iron it damp on the wrong side to keep the eyelets open.',
      specifications: {
        Width: '52 inches',
        Fabric: 'Cotton voile',
        Finish: 'Dry',
        Care: 'Hand wash, iron damp',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: '5 yards',
            naira: 48_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'White', naira: 48_000, stock: 20 },
                { value: 'Sky blue', naira: 48_000, stock: 14 },
              ],
            },
          },
          {
            value: '10 yards',
            naira: 92_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'White', naira: 92_000, stock: 9 },
                { value: 'Sky blue', naira: 92_000, stock: 6 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 167,
      rating: { stars: 4.5, reviews: 36 },
      look: { main: 'lace', hue: -110, beside: ['agbada'] },
    },
    {
      name: 'Beaded French lace with stones, 5 yards',
      subtitle: 'For mothers of the day, sewn by hand on soft net',
      subCategory: 'Lace & Aso Ebi',
      naira: 118_000,
      description:
        'Soft net embroidered with silk thread, then covered by hand with glass beads, sequins and small stones at about forty to a palm. The border runs 22 cm deep on one side and can be cut off for sleeves or a blouse hem. Five yards weigh almost 3 kg, so ask your tailor for a strong lining. Each piece is checked for missing beads before it leaves us.',
      specifications: {
        Length: '5 yards',
        Width: '51 inches',
        Base: 'Soft net',
        Beads: 'Glass, by hand',
        Weight: 'About 2.9 kg',
        Care: 'Dry clean only',
      },
      variants: {
        name: 'Colour',
        values: [
          { value: 'Coral pink', naira: 118_000, stock: 2 },
          { value: 'Lilac', naira: 118_000, stock: 1 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'STANDARD',
      sold: 31,
      rating: { stars: 4.9, reviews: 11 },
      look: { main: 'lace', hue: 30, beside: ['emoji:1f48e'] },
    },
    {
      name: 'George wrapper with blouse lace, two-piece set',
      subtitle: 'Two double wrappers with 2 yards of net lace',
      subCategory: 'Women',
      naira: 86_000,
      description:
        'The set an Igbo or Niger Delta mother reaches for at a wedding: two George wrappers of 2.5 yards each with metallic embroidery along the border, and two yards of matching net lace for the blouse. The cloth is a heavy polyester silk that does not slide off the waist. It arrives unsewn and hemmed at both ends, folded on card in a gift bag.',
      specifications: {
        Wrappers: '2 x 2.5 yards',
        'Blouse lace': '2 yards',
        Fabric: 'Polyester silk',
        Border: 'Metallic thread',
        Care: 'Dry clean',
      },
      variants: {
        name: 'Colour',
        values: [
          { value: 'Red and teal', naira: 86_000, stock: 10 },
          { value: 'Green and gold', naira: 86_000, stock: 7 },
          { value: 'Purple and silver', naira: 89_000, stock: 5 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 88,
      rating: { stars: 4.6, reviews: 21 },
      look: { main: 'wrapper-and-blouse', beside: ['emoji:1faa1'] },
    },
    {
      name: 'Aso oke gele and ipele, handwoven',
      subtitle: 'Loom strips from Iseyin, stiff enough to stand without paper',
      subCategory: 'Caps & Headwear',
      naira: 24_500,
      description:
        'Woven in Iseyin on narrow looms and joined by hand into a head tie of 72 x 20 inches with a shoulder sash of the same size. Metallic yarn in the weft gives the shine, cotton in the warp the grip, so the pleats stay up without paper. Damp your fingers a little while tying. The set with fila adds one soft cap, size 23, for the man beside you.',
      specifications: {
        Gele: '72 x 20 inches',
        Origin: 'Iseyin, Oyo',
        Yarn: 'Cotton and metallic',
        Care: 'Dry clean',
      },
      variants: {
        name: 'Set',
        values: [
          {
            value: 'Gele and ipele',
            naira: 24_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Coral', naira: 24_500, stock: 18 },
                { value: 'Teal', naira: 24_500, stock: 13 },
                { value: 'Wine', naira: 24_500, stock: 0 },
              ],
            },
          },
          {
            value: 'With fila',
            naira: 31_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Coral', naira: 31_000, stock: 9 },
                { value: 'Teal', naira: 31_000, stock: 11 },
                { value: 'Wine', naira: 31_000, stock: 6 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 5 },
      tax: 'STANDARD',
      sold: 254,
      rating: { stars: 4.7, reviews: 55 },
      look: { main: 'gele', beside: ['emoji:1f9f6'] },
    },
    {
      name: 'Kampala bubu gown, free size, ready to wear',
      subtitle: 'Loose tie-dye gown with pockets and embroidered neck',
      subCategory: 'Women',
      naira: 16_500,
      description:
        'A full-length bubu in tie-dyed cotton, sewn in our upstairs workshop with two side pockets and a corded neckline. Free size fits UK 12 to 22, with a bust up to 52 inches; the length is 56 inches for average height or 60 for tall. It is cool enough for market days and neat enough for fellowship. Colours may bleed in the first two washes.',
      specifications: {
        Fabric: 'Cotton Kampala',
        Fits: 'UK 12 to 22',
        Sleeve: 'Three-quarter',
        Pockets: '2',
        Wash: 'Cold, alone',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: '56 inches',
            naira: 16_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Purple', naira: 16_500, stock: 30 },
                { value: 'Green', naira: 16_500, stock: 25 },
              ],
            },
          },
          {
            value: '60 inches',
            naira: 17_800,
            options: {
              name: 'Colour',
              values: [
                { value: 'Purple', naira: 17_800, stock: 14 },
                { value: 'Green', naira: 17_800, stock: 12 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 412,
      rating: { stars: 4.4, reviews: 94 },
      look: { main: 'abaya', beside: ['emoji:1f4ff'] },
    },
    {
      name: "Tailor's thread box, 24 spools of 500 yards",
      subtitle: 'Spun polyester in the colours that ankara needs',
      subCategory: 'OTHER',
      naira: 9_500,
      stock: 26,
      description:
        'Twenty-four spools of 500 yards each, chosen to match the cloth on our shelves: black, white, navy, wine, mustard, three greens and the oranges that most boxes lack. The thread is 40/2 spun polyester, strong for trousers and fine enough for domestic and industrial machines. Packed in a clear box with a lid, and a paper of ten needles, size 14, is inside.',
      specifications: {
        Spools: '24',
        Length: '500 yards each',
        Thread: '40/2 polyester',
        Needles: '10, size 14',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 3,
      rating: null,
      look: { main: 'emoji:1f9f5', count: 3, beside: ['emoji:1faa1'] },
    },
    {
      name: 'Auto gele, ready pleated, one size with strap',
      subtitle: 'Wear it in two minutes, no tying needed',
      category: 'JEWELRY',
      subCategory: 'Gele & Hair Pieces',
      naira: 15_500,
      stock: 38,
      description:
        'Pleated on a mould from stiff damask headtie and stitched for good, with an elastic band inside and a hook-and-loop strap behind that fits heads of 21 to 24 inches. The fan is 14 inches high and light enough for a whole reception. Carry it in the round box it comes in so that the pleats stay sharp. A cotton lining protects braids and wigs.',
      specifications: {
        Fits: '21 to 24 inches',
        Height: '14 inches',
        Fabric: 'Damask',
        Lining: 'Cotton',
        Box: 'Included',
      },
      addOns: [{ name: 'Gift wrap', naira: 1_000, max: 2 }],
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 3 },
      tax: 'STANDARD',
      sold: 305,
      rating: { stars: 4.3, reviews: 62 },
      look: { main: 'gele', hue: -60, beside: ['emoji:1f380'] },
    },
  ],
}
