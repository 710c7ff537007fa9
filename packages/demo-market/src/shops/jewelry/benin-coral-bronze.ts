import type { DemoShop } from '../../demo-goods.ts'

export const beninCoralBronze: DemoShop = {
  name: 'Benin Coral & Bronze',
  city: 'Benin City',
  state: 'EDO',
  category: 'JEWELRY',
  description:
    'Bead stringers and bronze casters of one Benin family, trading together since 1991. Coral is graded by hand, bronze is cast by the lost-wax method and signed underneath.',
  avatar: 'coral-beads',
  sign: { colours: 'camwood', front: 'zinc', emblem: 'crown' },
  owner: { name: 'Osaze', line: 'My grandfather signed his bronze underneath. So do I.' },
  products: [
    {
      name: 'Coral bead set, three strands, with earrings and bracelet',
      subtitle: 'Graduated barrels strung on doubled nylon, gold spacers',
      subCategory: 'Coral & Beads',
      naira: 45_000,
      description:
        'Three graduated strands of barrel beads from 6 to 11 mm, with gold-plated spacers, a matching bracelet and drop earrings. The inner strand sits at 18 inches and the outer at 22, right over a boat-neck buba or a wrapper tied high. Dyed sea bamboo is lighter in price; Mediterranean coral is deeper in colour and grows warmer with wear. Each set is strung in Benin City within three days.',
      specifications: {
        Strands: '3',
        Beads: '6 to 11 mm',
        Length: '18 to 22 inches',
        Spacers: 'Gold-plated',
        Origin: 'Strung in Benin City',
      },
      variants: {
        name: 'Coral',
        values: [
          {
            value: 'Sea bamboo',
            naira: 45_000,
            options: {
              name: 'Shade',
              values: [
                { value: 'Orange-red', naira: 45_000, stock: 14 },
                { value: 'Deep red', naira: 48_000, stock: 9 },
              ],
            },
          },
          {
            value: 'Mediterranean',
            naira: 128_000,
            options: {
              name: 'Shade',
              values: [
                { value: 'Orange-red', naira: 128_000, stock: 4 },
                { value: 'Deep red', naira: 138_000, stock: 3 },
              ],
            },
          },
        ],
      },
      addOns: [
        { name: 'Velvet presentation box', naira: 6_500, max: 1 },
        { name: 'Gift wrap', naira: 1_000, max: 2 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 156,
      rating: { stars: 4.8, reviews: 47 },
      isFeatured: true,
      look: { main: 'coral-beads', beside: ['earrings', 'bracelet'] },
    },
    {
      name: 'Edo bridal coral set, seven pieces',
      subtitle: 'Neck, wrists, ears and waist for the traditional wedding',
      subCategory: 'Wedding Sets',
      naira: 148_000,
      stock: 4,
      description:
        'All the coral an Edo bride needs below the crown: a five-strand collar, a long rope, two cuffs, drop earrings, a waist string and an ankle string. About 640 g of graded sea bamboo coral, matched from one dye lot so that no piece looks pink beside another in photographs. Cuffs close with a hook and fit wrists of 15 to 19 cm. Fitting help by video call.',
      specifications: {
        Pieces: '7',
        Weight: 'About 640 g',
        Coral: 'Sea bamboo, graded',
        Cuffs: '15 to 19 cm',
        'Ready in': '6 days',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'REFUND', days: 5 },
      tax: 'STANDARD',
      sold: 31,
      rating: { stars: 4.9, reviews: 9 },
      isFeatured: true,
      look: { main: 'coral-beads', count: 2, beside: ['waist-beads', 'bangle'] },
    },
    {
      name: 'Bronze drop earrings with cut stone',
      subtitle: 'Teardrops on hooks, light for their size',
      subCategory: 'Earrings',
      naira: 8_500,
      description:
        'Teardrop frames cast in bronze and filed thin, each holding a faceted stone of 14 mm, with a small red bead above. Green is recycled bottle glass cut in Bida, coral is dyed sea bamboo. The short pair hangs 4 cm and is quiet enough for the bank hall; the long one hangs 6 cm and stands up to a gele. Hooks are nickel-free steel and spare stoppers are in the tin.',
      specifications: { Metal: 'Bronze', Stone: '14 mm', Hooks: 'Steel, nickel-free', Glass: 'Cut in Bida' },
      variants: {
        name: 'Drop',
        values: [
          {
            value: '4 cm',
            naira: 8_500,
            options: {
              name: 'Stone',
              values: [
                { value: 'Green glass', naira: 8_500, stock: 20 },
                { value: 'Coral', naira: 9_500, stock: 16 },
              ],
            },
          },
          {
            value: '6 cm',
            naira: 11_500,
            options: {
              name: 'Stone',
              values: [
                { value: 'Green glass', naira: 11_500, stock: 12 },
                { value: 'Coral', naira: 12_500, stock: 9 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 187,
      rating: { stars: 4.5, reviews: 44 },
      look: { main: 'earrings', hue: -12, beside: ['emoji:1f525'] },
    },
    {
      name: 'Bronze bangles, lost-wax cast, set of 3',
      subtitle: 'Cast by the Igun guild, each mould broken once',
      subCategory: 'Bracelets & Bangles',
      naira: 34_500,
      description:
        'Modelled in beeswax, packed in clay, fired and poured in the casting quarter of Igun, then filed and rubbed with sand until they glow. Because the mould is broken, your set has no twin. Each bangle is 9 mm wide with a line of punched dots set in enamel. Wear darkens the grooves; lemon and ash bring back the shine, as our fathers do it.',
      specifications: {
        Metal: 'Bronze',
        Width: '9 mm each',
        Method: 'Lost-wax casting',
        Origin: 'Igun, Benin City',
        Pieces: '3',
      },
      variants: {
        name: 'Inside width',
        values: [
          {
            value: 'Small, 62 mm',
            naira: 34_500,
            options: {
              name: 'Finish',
              values: [
                { value: 'Polished', naira: 34_500, stock: 10 },
                { value: 'Antique', naira: 34_500, stock: 8 },
              ],
            },
          },
          {
            value: 'Large, 68 mm',
            naira: 38_500,
            options: {
              name: 'Finish',
              values: [
                { value: 'Polished', naira: 38_500, stock: 9 },
                { value: 'Antique', naira: 38_500, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 103,
      rating: { stars: 4.7, reviews: 28 },
      look: { main: 'bangle', hue: -12, beside: ['emoji:1f525'] },
    },
    {
      name: 'Bronze heart pendant on a beaded chain',
      subtitle: 'Hollow cast, red enamel, adjustable to 50 cm',
      subCategory: 'Necklaces',
      naira: 16_500,
      stock: 23,
      description:
        'A heart 3 cm high, cast hollow in bronze so that it weighs only 17 g, with red enamel fired into the front. The chain is strung from small bronze beads poured in the same workshop, with two red glass beads on either side of the heart. It closes at 44, 47 or 50 cm. A favourite gift from Benin for graduation and wedding days. Boxed on cotton wool.',
      specifications: { Pendant: '3 cm, 17 g', Metal: 'Bronze', Chain: '44 to 50 cm', Front: 'Red enamel' },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 78,
      rating: { stars: 4.6, reviews: 20 },
      look: { main: 'necklace', hue: -10, beside: ['coral-beads'] },
    },
    {
      name: 'Rosette brooch, bronze with red enamel, 5 cm',
      subtitle: 'Pin for lapel, gele fold or wrapper',
      subCategory: 'OTHER',
      naira: 14_500,
      stock: 19,
      description:
        'The river-leaf rosette fills the ground of the old palace plaques; here it becomes a brooch of six petals, cast in bronze, filled with red enamel and fired twice. A green glass stone sits in the centre. Behind it is a steel double pin with a lock, strong enough for a stiff gele or two layers of lace. At 22 g it does not drag thin cloth.',
      specifications: { Width: '5 cm', Weight: '22 g', Metal: 'Bronze, enamelled', Pin: 'Double, locking' },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 64,
      rating: { stars: 4.5, reviews: 17 },
      look: { main: 'brooch', hue: 20, beside: ['gele'] },
    },
    {
      name: 'Coral bead bracelet with tassel',
      subtitle: 'Round beads, one red tassel, slips over the hand',
      subCategory: 'Bracelets & Bangles',
      naira: 9_500,
      description:
        'Ten-millimetre round coral on elastic cord doubled for strength, finished with a red silk tassel of 5 cm that can be snipped off by those who prefer it plain. Grooms wear two on each wrist, others one beside a watch. It needs no clasp. Measure the wrist and add 1 cm. Take it off before bathing; soap makes coral dull and weakens the cord within a year.',
      specifications: {
        Bead: '10 mm',
        Coral: 'Sea bamboo, dyed',
        Tassel: 'Silk, 5 cm',
        Cord: 'Elastic, doubled',
      },
      variants: {
        name: 'Wrist',
        values: [
          { value: '17 cm', naira: 9_500, stock: 25 },
          { value: '19 cm', naira: 9_500, stock: 31 },
          { value: '21 cm', naira: 10_500, stock: 12 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 223,
      rating: { stars: 4.4, reviews: 51 },
      look: { main: 'emoji:1f4ff', hue: -12, beside: ['coral-beads'] },
    },
    {
      name: 'Okuku bridal crown, beaded, adjustable',
      subtitle: 'Rising coral beads on a light frame, hair stays free',
      subCategory: 'Gele & Hair Pieces',
      naira: 52_000,
      description:
        'The crown of the Edo bride, with strings of coral-coloured beads rising from a net cap and gold drops over the forehead. Real coral would weigh two kilos; acrylic and glass on an aluminium frame bring it down to 480 g, so the neck survives the day. Hooks at the back adjust from 54 to 60 cm and hold on a low bun. Delivered in a round box.',
      specifications: {
        Weight: '480 g',
        Fits: '54 to 60 cm',
        Beads: 'Glass and acrylic',
        Frame: 'Aluminium',
        Box: 'Included',
      },
      variants: {
        name: 'Height',
        values: [
          { value: '18 cm', naira: 52_000, stock: 0 },
          { value: '25 cm', naira: 64_000, stock: 0 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'STANDARD',
      sold: 48,
      rating: { stars: 4.8, reviews: 15 },
      look: { main: 'emoji:1f451', hue: -20, beside: ['coral-beads'] },
    },
    {
      name: 'Silver-plated bronze cufflinks, blue enamel',
      subtitle: 'Round face with a gold lozenge, swivel back',
      subCategory: 'OTHER',
      naira: 19_500,
      stock: 14,
      description:
        'Round bronze faces of 16 mm, plated in silver and filled with deep blue enamel around a small gold-tone lozenge, polished level so that nothing catches on the sleeve. Swivel backs go through a double cuff in one movement. Each pair is cast together at Igun and numbered underneath. Packed in a wooden box made from Sapele offcuts, ready to hand to a groom.',
      specifications: {
        Face: '16 mm',
        Metal: 'Bronze, silver-plated',
        Inlay: 'Blue enamel',
        Back: 'Swivel',
        Box: 'Wooden',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 2,
      rating: null,
      look: { main: 'cufflinks', beside: ['emoji:1f454'] },
    },
    {
      name: 'Cast bronze palace vase with relief figures',
      subtitle: 'Table piece for parlour or office, signed below',
      category: 'HOUSEHOLD',
      subCategory: 'OTHER',
      naira: 85_000,
      description:
        'A footed vase with two handles and a band of warriors, fish and rosettes in relief, after the plaques that once covered the palace pillars. The wall is 3 mm thick, so even the small one has real weight and takes dried palm or fresh flowers in a glass liner. Wax it twice a year and never use metal polish on the relief. Signed by the caster.',
      specifications: {
        Metal: 'Bronze',
        Wall: '3 mm',
        Method: 'Lost-wax casting',
        Origin: 'Benin City',
        Liner: 'Glass, included',
      },
      variants: {
        name: 'Height',
        values: [
          { value: '22 cm, 2.1 kg', naira: 85_000, stock: 2 },
          { value: '30 cm, 3.8 kg', naira: 142_000, stock: 1 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 11,
      rating: { stars: 4.5, reviews: 2 },
      look: { main: 'emoji:1f3fa', beside: ['emoji:1f33f'] },
    },
  ],
}
