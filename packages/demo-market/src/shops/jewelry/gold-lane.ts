import type { DemoShop } from '../../demo-goods.ts'

export const goldLane: DemoShop = {
  name: 'Gold Lane',
  city: 'Ikoyi, Lagos',
  state: 'LAGOS',
  category: 'JEWELRY',
  description:
    'Goldsmiths in Ikoyi since 2008. Every gold piece is weighed and tested before you, comes with a certificate of carat and grams, and can be resized within the year.',
  avatar: 'emoji:1f48d',
  products: [
    {
      name: 'Wedding ring pair, 18 carat gold, hers with sapphire',
      subtitle: 'Two rings, hallmarked, engraving inside included',
      subCategory: 'Wedding Sets',
      naira: 1_150_000,
      description:
        'Two bands rounded inside and out, so that they slide over the knuckle and feel like nothing after a week. His is plain and 5 mm wide; hers is 3 mm and carries a Mambilla sapphire of 0.4 carat. Solid 18 carat, cast in Lagos and polished by hand. Names or a date are engraved within at no charge, up to twenty letters. One free resizing in the first year.',
      specifications: {
        Gold: '18 carat, hallmarked',
        Width: '3 mm and 5 mm',
        Stone: 'Sapphire, 0.4 carat',
        Engraving: '20 letters',
        Papers: 'Certificate of weight',
      },
      variants: {
        name: 'Weight',
        values: [
          {
            value: '6 g pair',
            naira: 1_150_000,
            options: {
              name: 'Gold',
              values: [
                { value: 'White', naira: 1_220_000, stock: 2 },
                { value: 'Yellow', naira: 1_150_000, stock: 4 },
              ],
            },
          },
          {
            value: '8 g pair',
            naira: 1_520_000,
            options: {
              name: 'Gold',
              values: [
                { value: 'White', naira: 1_600_000, stock: 2 },
                { value: 'Yellow', naira: 1_520_000, stock: 3 },
              ],
            },
          },
        ],
      },
      addOns: [{ name: 'Oak ring box', naira: 8_500, max: 1 }],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 37,
      rating: { stars: 4.9, reviews: 12 },
      isFeatured: true,
      look: { main: 'emoji:1f48d', count: 2, beside: ['emoji:1f942'] },
    },
    {
      name: 'Solitaire ring, sterling silver, 1 carat moissanite',
      subtitle: 'Four claws on a slim band, bright as it should be',
      subCategory: 'Rings',
      naira: 38_500,
      description:
        "A round moissanite of 6.5 mm, equal to one carat, held by four claws on a 1.8 mm band of 925 silver with rhodium over it against tarnish. It passes the diamond pen at the counter, yet costs what a fiancé still paying rent can manage. Sizes are UK; ask her friend, or borrow a ring she wears. First resizing is free. Comes with the stone's report card.",
      specifications: {
        Stone: 'Moissanite, 6.5 mm',
        Metal: '925 silver, rhodium',
        Band: '1.8 mm',
        Colour: 'D to E',
        Clarity: 'VVS',
      },
      variants: {
        name: 'UK size',
        values: [
          { value: 'L', naira: 38_500, stock: 9 },
          { value: 'N', naira: 38_500, stock: 13 },
          { value: 'P', naira: 38_500, stock: 8 },
          { value: 'R', naira: 41_000, stock: 0 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 164,
      rating: { stars: 4.6, reviews: 39 },
      isFeatured: true,
      look: { main: 'emoji:1f48d', beside: ['emoji:1f339'] },
    },
    {
      name: 'Heart pendant necklace, gold-plated steel',
      subtitle: 'Thick coating on surgical steel, does not turn green',
      subCategory: 'Necklaces',
      naira: 14_500,
      description:
        'A puffed heart of 16 mm with a pink crystal, on a fine ball chain of surgical steel with a 2 micron coat of 18 carat gold put on under vacuum. It bears sweat and rain; only sea water and bleach harm it. Sixteen inches lies at the collarbone, eighteen just below it over a round neck. A safe first gift, since the lobster clasp has a 5 cm extender.',
      specifications: {
        Pendant: '16 mm',
        Base: 'Surgical steel',
        Plating: '18 carat gold, 2 micron',
        Clasp: 'Lobster, 5 cm extender',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: '16 inches',
            naira: 14_500,
            options: {
              name: 'Tone',
              values: [
                { value: 'Yellow', naira: 14_500, stock: 28 },
                { value: 'Rose', naira: 14_500, stock: 34 },
              ],
            },
          },
          {
            value: '18 inches',
            naira: 15_500,
            options: {
              name: 'Tone',
              values: [
                { value: 'Yellow', naira: 15_500, stock: 17 },
                { value: 'Rose', naira: 15_500, stock: 22 },
              ],
            },
          },
        ],
      },
      addOns: [{ name: 'Gift wrap', naira: 1_000, max: 2 }],
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 372,
      rating: { stars: 4.3, reviews: 86 },
      look: { main: 'necklace', beside: ['emoji:1f381'] },
    },
    {
      name: 'Drop earrings, 18 carat gold with green topaz',
      subtitle: 'Teardrop stones on shepherd hooks, 2 g of gold',
      subCategory: 'Earrings',
      naira: 335_000,
      stock: 2,
      description:
        'Two pear-cut topaz stones of 9 x 6 mm in a fine 18 carat frame, hanging 32 mm below the ear on shepherd hooks with safety stoppers. The gold of the pair weighs 2 g, the stones 3.1 carat together. Green topaz is tougher than emerald and asks only for warm water and a soft brush. Tested and weighed in front of you in Ikoyi, or on video for other cities.',
      specifications: {
        Gold: '18 carat, 2 g',
        Stones: 'Topaz, 3.1 carat',
        Drop: '32 mm',
        Closure: 'Hook and stopper',
        Papers: 'Certificate',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 21,
      rating: { stars: 4.7, reviews: 7 },
      look: { main: 'earrings', beside: ['emoji:1f48e'] },
    },
    {
      name: 'Gold-plated bangles with crystals, set of 3',
      subtitle: 'They ring softly together, safe for daily wear',
      subCategory: 'Bracelets & Bangles',
      naira: 14_500,
      description:
        'Three brass bangles with 18 carat plating, each 7 mm wide and set with small red and green crystals all the way round. Stack them for a wedding, wear one to work. Choose by the inside width: 60 mm passes over a small hand, 65 mm over most, 70 mm over a broad one. Wipe them after perfume and they hold colour for about two years.',
      specifications: { Pieces: '3', Width: '7 mm each', Base: 'Brass', Plating: '18 carat gold' },
      variants: {
        name: 'Inside width',
        values: [
          { value: '60 mm', naira: 14_500, stock: 22 },
          { value: '65 mm', naira: 14_500, stock: 37 },
          { value: '70 mm', naira: 15_500, stock: 11 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 241,
      rating: { stars: 4.4, reviews: 56 },
      look: { main: 'bangle', beside: ['emoji:1f484'] },
    },
    {
      name: "Men's watch, leather strap, 41 mm",
      subtitle: 'Slim steel case, date window, quartz movement',
      subCategory: 'Watches',
      naira: 42_500,
      stock: 26,
      description:
        'A calm dress watch with a 41 mm steel case only 9 mm high, so it slides under a cuff. The dial has plain batons, a date at three and hands you can read in a dim hall. Quartz keeps time within fifteen seconds a month and the battery lasts about three years. The strap is calf leather, 20 mm, with quick-release pins. Splash-proof, not for swimming.',
      specifications: {
        Case: '41 mm, steel',
        Movement: 'Quartz',
        Water: '3 ATM',
        Strap: 'Calf leather, 20 mm',
        Warranty: '1 year',
      },
      addOns: [
        { name: 'Engraving on the back', naira: 4_500, max: 1 },
        { name: 'Gift wrap', naira: 1_000, max: 1 },
      ],
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 198,
      rating: { stars: 4.5, reviews: 45 },
      look: { main: 'emoji:231a', beside: ['emoji:1f454'] },
    },
    {
      name: 'Polarised sunglasses, acetate frame, UV400',
      subtitle: 'Cuts the glare on Third Mainland Bridge at noon',
      subCategory: 'Sunglasses',
      naira: 22_500,
      description:
        'Cellulose acetate frames with five-barrel hinges and polarised lenses that block all UV up to 400 nm and take the white glare off the road and the lagoon. The bridge is cut for broader noses and does not slide when you sweat. Frame width is 142 mm, lens 52 mm. In the pack are a hard case, a cloth and a small screwdriver.',
      specifications: {
        Lens: 'Polarised, UV400',
        Frame: 'Acetate',
        Width: '142 mm',
        Weight: '31 g',
        'In the pack': 'Case, cloth, screwdriver',
      },
      variants: {
        name: 'Frame',
        values: [
          {
            value: 'Black',
            naira: 22_500,
            options: {
              name: 'Lens',
              values: [
                { value: 'Grey', naira: 22_500, stock: 30 },
                { value: 'Brown', naira: 22_500, stock: 14 },
              ],
            },
          },
          {
            value: 'Tortoise',
            naira: 22_500,
            options: {
              name: 'Lens',
              values: [
                { value: 'Grey', naira: 22_500, stock: 0 },
                { value: 'Brown', naira: 22_500, stock: 18 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 326,
      rating: { stars: 4.4, reviews: 70 },
      look: { main: 'emoji:1f576-fe0f', beside: ['emoji:2600-fe0f'] },
    },
    {
      name: 'Reversible leather belt, 35 mm, pin buckle',
      subtitle: 'Turn the buckle: black one day, brown the next',
      subCategory: 'Belts & Wallets',
      naira: 18_500,
      description:
        'Two layers of Italian calf leather bonded and stitched, black on one side and brown on the other, with a brushed buckle that twists round. The strap is 35 mm wide and fits suit trousers and senator trousers alike. Length is measured from the buckle to the middle hole, so take your trouser size and add two inches. Can be shortened at the buckle end with scissors.',
      specifications: {
        Width: '35 mm',
        Leather: 'Calf',
        Buckle: 'Brushed steel',
        Colours: 'Black and brown',
      },
      variants: {
        name: 'Length',
        values: [
          { value: '36 inches', naira: 18_500, stock: 20 },
          { value: '40 inches', naira: 18_500, stock: 24 },
          { value: '44 inches', naira: 19_500, stock: 9 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 279,
      rating: { stars: 4.5, reviews: 59 },
      look: { main: 'belt', beside: ['wallet'] },
    },
    {
      name: 'Bifold wallet, full-grain leather, 8 cards',
      subtitle: 'Two note pockets, slim in the front pocket',
      subCategory: 'Belts & Wallets',
      naira: 15_500,
      stock: 48,
      description:
        'Cut from one side of full-grain cowhide and stitched with bonded thread, 11 x 9 cm closed and 14 mm thick with six cards inside. Eight card slots, two note pockets long enough for flat naira, and a press stud that keeps it shut. A foil layer blocks card readers. The leather is waxed and will mark at first; that is how it gets its character.',
      specifications: { Size: '11 x 9 cm', Cards: '8', 'Note pockets': '2', Leather: 'Full-grain cowhide' },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 305,
      rating: { stars: 4.6, reviews: 66 },
      look: { main: 'wallet', beside: ['emoji:1f4b3'] },
    },
    {
      name: 'Structured leather handbag with top handle, removable long strap, turn lock, zipped middle room and four metal feet, 28 x 21 x 12 cm',
      subtitle: 'Bottle green cowhide for office and Sunday service',
      category: 'WARDROBE',
      subCategory: 'Bags',
      naira: 78_500,
      stock: 12,
      description:
        'A firm bag that stands on its own four feet, 28 x 21 x 12 cm, in bottle green pebbled cowhide with painted edges and gold-tone fittings. It closes with a turn lock over a zipped middle room; a tablet goes on one side, make-up and charger on the other. The strap of 110 cm unclips. Lined in cream cotton so that you find your keys.',
      specifications: {
        Size: '28 x 21 x 12 cm',
        Leather: 'Pebbled cowhide',
        Strap: '110 cm, removable',
        Lining: 'Cotton',
        Closure: 'Turn lock',
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 1,
      rating: null,
      look: { main: 'emoji:1f45c', hue: 140, beside: ['emoji:1f45b'] },
    },
  ],
}
