import type { DemoShop } from '../../demo-goods.ts'

export const ugwuajiSpares: DemoShop = {
  name: 'Ugwuaji Spares',
  city: 'Ugwuaji, Enugu',
  state: 'ENUGU',
  category: 'AUTOMOTIVES',
  description:
    'Motorcycle, keke and small car parts from Ugwuaji, Enugu. Riders have trusted our counter since 2005 for chains that last, helmets with real padding and prices that are the same for everybody.',
  avatar: 'emoji:1f3cd-fe0f',
  sign: { colours: 'ochre', front: 'zinc', emblem: 'helmet' },
  owner: { name: 'Obinna', line: 'Bring the old chain along. We match it link by link.' },
  products: [
    {
      name: 'Full-face motorcycle helmet with clear visor',
      subtitle: 'Tested shell, washable lining and a strap that clicks',
      subCategory: 'Safety & Security',
      brand: 'Kariya',
      naira: 26_500,
      description:
        'A full shell of impact-tested ABS, with thick foam that is made to break instead of your head. The visor is clear for night riding and comes off without tools. The lining unbuttons for washing, which dispatch riders do every week. Measure round your forehead: M is 57 to 58 cm, L is 59 to 60, XL is 61 to 62. Replace it after any hard fall.',
      specifications: {
        Shell: 'ABS, impact tested',
        Weight: '1.45 kg',
        Visor: 'Clear, scratch coat',
        Lining: 'Removable, washable',
        Strap: 'Quick click',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'M',
            naira: 26_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 26_500, stock: 14 },
                { value: 'Red', naira: 26_500, stock: 9 },
              ],
            },
          },
          {
            value: 'L',
            naira: 26_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 26_500, stock: 27 },
                { value: 'Red', naira: 26_500, stock: 16 },
              ],
            },
          },
          {
            value: 'XL',
            naira: 28_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 28_000, stock: 11 },
                { value: 'Red', naira: 28_000, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 345,
      rating: { stars: 4.6, reviews: 50 },
      look: { main: 'helmet', beside: ['emoji:1f3cd-fe0f'] },
    },
    {
      name: 'Chain and sprocket kit for 100 to 125 cc motorcycles',
      subtitle: 'Front sprocket, rear sprocket and chain that wear together',
      subCategory: 'Motorcycle Parts',
      brand: 'Rotaro',
      naira: 13_500,
      description:
        'Changing only the chain eats the new one on the old teeth, so we sell the three together. Heat-treated steel, 428 pitch with 104 or 118 links, 14 teeth in front and 36 or 43 behind. Expect about 15,000 km on tar and less on laterite. Oil it every Sunday. The joining link and a spare are in the pack.',
      specifications: {
        Pitch: '428',
        Steel: 'Heat treated',
        Front: '14 teeth',
        Spare: '1 joining link',
        Life: 'About 15,000 km on tar',
      },
      variants: {
        name: 'Links',
        values: [
          { value: '104 links, 36 teeth', naira: 13_500, stock: 48 },
          { value: '118 links, 43 teeth', naira: 15_500, stock: 35 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 1_064,
      rating: { stars: 4.5, reviews: 126 },
      look: { main: 'chain', beside: ['emoji:2699-fe0f'] },
    },
    {
      name: 'Motorcycle tyre, 6-ply, for tar and laterite',
      subtitle: 'Deep blocks that hold on village roads after rain',
      subCategory: 'Motorcycle Parts',
      brand: 'Titi Tyres',
      naira: 19_500,
      description:
        'A six-ply casing that carries two people and a bag of rice without rolling over in a bend. The middle of the tread is closed for quiet running on tar, the sides are open for mud. Sold with a new butyl tube of the same size. Check the wall of your old tyre; front and rear are different on most machines.',
      specifications: {
        Casing: '6 ply',
        Tread: '9 mm, mixed',
        Tube: 'Butyl, included',
        Load: '230 kg (rear)',
        Origin: 'Vietnam',
      },
      variants: {
        name: 'Size',
        values: [
          { value: '2.75-18 front', naira: 19_500, stock: 33 },
          { value: '3.00-18 rear', naira: 22_500, stock: 41 },
          { value: '3.00-17 rear', naira: 22_000, stock: 0 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 489,
      rating: { stars: 4.3, reviews: 55 },
      look: { main: 'tyre', beside: ['emoji:1f3cd-fe0f'] },
    },
    {
      name: 'Motorcycle battery, 12 V, sealed gel',
      subtitle: 'Starts with the button after a week of standing',
      subCategory: 'Batteries',
      brand: 'Rotaro',
      naira: 17_500,
      stock: 52,
      description:
        'Gel inside, so it does not spill when the machine lies down and never asks for water. It leaves our shop charged and tested, with bolts and nuts for both poles. Let it rest on the charger once if the bike stands longer than two months. Compare length and height with your battery tray: this one is 12 by 7 by 13 cm.',
      specifications: {
        Capacity: '7 Ah',
        Size: '12 by 7 by 13 cm',
        Type: 'Sealed gel',
        'Cold start': '85 A',
        Warranty: '6 months',
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 394,
      rating: { stars: 4.2, reviews: 46 },
      look: { main: 'car-battery', beside: ['emoji:1f3cd-fe0f'], hue: 120 },
    },
    {
      name: 'Keke rear shock absorbers, pair',
      subtitle: 'Heavy spring for three passengers at the back and their load',
      subCategory: 'Spare Parts',
      brand: 'Rotaro',
      naira: 32_500,
      stock: 19,
      description:
        "For passenger tricycles that work Enugu's hills from six to ten. The spring wire is 11 mm instead of the usual 10, and the damper has a second seal against dust. They stand 34 cm from eye to eye and come with rubber bushes. Change both at once. Most kekes of 175 to 205 cc take them without any cutting.",
      specifications: {
        Length: '34 cm',
        Spring: '11 mm wire',
        Pack: '2 with bushes',
        Fits: 'Tricycles, 175 to 205 cc',
        Warranty: '3 months',
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 247,
      rating: { stars: 4.4, reviews: 32 },
      look: { main: 'shock-absorber', beside: ['emoji:1f6fa'], hue: 60, count: 2 },
    },
    {
      name: 'Four-stroke motorcycle oil, 20W-40',
      subtitle: 'Made for wet clutches, so it does not slip',
      subCategory: 'Engine Oil & Fluids',
      brand: 'Ladimax',
      naira: 5_200,
      description:
        'Car oil makes the clutch of a motorcycle slip. This one has no friction additives and is made for engine, gear and clutch in one bath. One litre is a full change for most machines of 100 to 150 cc; do it every 2,000 km. Okada and keke unions buy the carton of twelve and share it.',
      specifications: {
        Grade: '20W-40',
        Standard: 'API SL, JASO MA2',
        Fill: '1 L for 100 to 150 cc',
        Change: '2,000 km',
        'Blended in': 'Onitsha, Anambra',
      },
      variants: {
        name: 'Pack',
        values: [
          { value: '1 L', naira: 5_200, stock: 190 },
          { value: 'Carton of 12 L', naira: 58_500, stock: 24 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 1_712,
      rating: { stars: 4.6, reviews: 163 },
      look: { main: 'oil-bottle', beside: ['emoji:1f6fa'] },
    },
    {
      name: 'Reflective riding vest with pockets',
      subtitle: 'Seen from 200 metres in the headlamp of a trailer',
      subCategory: 'Safety & Security',
      brand: 'Kariya',
      naira: 4_800,
      description:
        'Mesh cloth that lets the wind through, two bands of real glass-bead reflector round the body and two over the shoulders. Four pockets, one of them clear for an identity or rider number card. The zip is plastic and does not rust. Companies can have a name printed at the back from ten pieces on; ask first.',
      specifications: {
        Cloth: 'Polyester mesh, 120 gsm',
        Bands: '5 cm, glass bead',
        Pockets: '4',
        Close: 'Zip',
        Wash: '25 times at 40 degrees',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'L',
            naira: 4_800,
            options: {
              name: 'Colour',
              values: [
                { value: 'Orange', naira: 4_800, stock: 85 },
                { value: 'Lime', naira: 4_800, stock: 60 },
              ],
            },
          },
          {
            value: 'XXL',
            naira: 5_300,
            options: {
              name: 'Colour',
              values: [
                { value: 'Orange', naira: 5_300, stock: 44 },
                { value: 'Lime', naira: 5_300, stock: 27 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 284,
      rating: { stars: 4.4, reviews: 38 },
      look: { main: 'emoji:1f9ba', beside: ['emoji:1f6f5'] },
    },
    {
      name: 'Mechanic tool box, sockets, spanners and screwdrivers',
      subtitle: 'Chrome vanadium steel in a case where every place is marked',
      subCategory: 'Tools',
      brand: 'Kariya',
      naira: 34_500,
      description:
        'The set a learner needs on the first day and a car owner needs on the last kilometre. Sockets from 8 to 24 mm with a ratchet of 72 teeth, ring spanners, screwdrivers, pliers and a row of hex keys. The steel is chrome vanadium and the case snaps shut in steel hinges. The larger set adds deep sockets, a hammer and a test lamp.',
      specifications: {
        Steel: 'Chrome vanadium',
        Sockets: '8 to 24 mm',
        Ratchet: '72 teeth, 1/2 inch',
        Case: 'Hard plastic, steel hinges',
        Warranty: '1 year',
      },
      variants: {
        name: 'Pieces',
        values: [
          { value: '46 pieces', naira: 34_500, stock: 21 },
          { value: '82 pieces', naira: 58_000, stock: 12 },
          { value: '108 pieces', naira: 79_500, stock: 4 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 298,
      rating: { stars: 4.5, reviews: 51 },
      look: { main: 'emoji:1f9f0', beside: ['emoji:1f527'] },
    },
    {
      name: 'Delivery box for dispatch bikes, lockable',
      subtitle: 'Keeps jollof upright and parcels dry on the back of the bike',
      subCategory: 'OTHER',
      naira: 48_500,
      description:
        'Built for food and parcel riders from double-wall plastic with foam in between. A steel plate and four bolts hold it on most carriers, and the lid closes on a rubber seal with a key. A light strip goes round all sides. The 62 litre box takes eight food packs lying flat, the 90 litre box takes a birthday cake of 14 inches.',
      specifications: {
        Wall: 'Double, with foam',
        Lock: 'Key, 2 pieces',
        Mount: 'Steel plate, 4 bolts',
        Strip: 'Reflective, 4 sides',
        'Made in': 'Nnewi, Anambra',
      },
      variants: {
        name: 'Volume',
        values: [
          {
            value: '62 L',
            naira: 48_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 48_500, stock: 6 },
                { value: 'Black', naira: 48_500, stock: 9 },
              ],
            },
          },
          {
            value: '90 L',
            naira: 67_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 67_000, stock: 4 },
                { value: 'Black', naira: 67_000, stock: 5 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 7,
      rating: null,
      look: { main: 'box', beside: ['emoji:1f6f5'] },
    },
    {
      name: 'Chain lock with four keys, square links',
      subtitle: '1.2 metres of 8 mm steel for wheel, frame and pole',
      subCategory: 'Safety & Security',
      brand: 'Kariya',
      naira: 14_500,
      stock: 0,
      description:
        'Square links of hardened steel give a bolt cutter no place to bite, and a cloth sleeve saves the paint. At 1.2 metres it goes through the rear wheel and round a pole or a second machine. The cylinder has a dust cover, since harmattan sand kills most locks. Four keys, numbered, and we can cut more from the number.',
      specifications: {
        Links: '8 mm, square, hardened',
        Length: '1.2 m',
        Keys: '4, numbered',
        Sleeve: 'Polyester',
        Weight: '2.1 kg',
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 329,
      rating: { stars: 4.5, reviews: 41 },
      look: { main: 'emoji:26d3-fe0f', beside: ['emoji:1f512'] },
    },
  ],
}
