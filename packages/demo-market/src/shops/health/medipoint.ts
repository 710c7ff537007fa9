import type { DemoShop } from '../../demo-goods.ts'

export const mediPoint: DemoShop = {
  name: 'MediPoint',
  city: 'Garki, Abuja',
  state: 'ABUJA',
  category: 'HEALTH',
  description:
    'Home care and clinic supplies opposite the old Garki market since 2014. Nurses, carers and parents come for equipment that is tested before it leaves and for spare parts that stay available.',
  avatar: 'emoji:1fa7a',
  sign: { colours: 'sky', front: 'zinc', emblem: 'heart' },
  owner: { name: 'Hauwa', line: 'I was a ward nurse for twelve years. I sell what I trusted there.' },
  products: [
    {
      name: 'Infrared forehead thermometer, no touch',
      subtitle: 'Reads a sleeping child in one second',
      subCategory: 'Medical Devices',
      naira: 16_500,
      stock: 37,
      description:
        'Hold it three fingers from the forehead, press once and the screen lights green, yellow or red with the temperature in Celsius. One second is enough, so a child with fever need not be woken at night. It remembers 32 readings and can be muted for the ward. Works also on a bottle or bath water from 0 to 100 degrees. Two AAA batteries are in the box.',
      specifications: {
        Range: '32.0 to 42.9 °C on the body',
        Accuracy: 'Plus or minus 0.2 °C',
        Distance: '3 to 5 cm',
        Memory: '32 readings',
        Battery: '2 AAA, supplied',
        Warranty: '12 months',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 10 },
      tax: 'STANDARD',
      sold: 205,
      rating: { stars: 4.4, reviews: 48 },
      isFeatured: true,
      look: { main: 'emoji:1f321-fe0f', beside: ['emoji:1f476-1f3fe'] },
    },
    {
      name: 'Finger pulse oximeter, bright display',
      subtitle: 'Oxygen level and pulse at the bedside',
      subCategory: 'Medical Devices',
      naira: 11_800,
      stock: 0,
      description:
        'Clip it on a clean finger without polish and in eight seconds the two-colour screen shows oxygen saturation, pulse and a moving bar. People who manage asthma, pneumonia recovery or sickle cell at home use it to decide when to go in. It weighs 55 g with batteries, turns itself off after eight seconds and comes with a neck cord and a silicone cover against knocks.',
      specifications: {
        'SpO2 range': '70 to 100 %',
        'Pulse range': '30 to 250 per minute',
        Weight: '55 g with batteries',
        Battery: '2 AAA, about 30 hours',
        Warranty: '6 months',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 118,
      rating: { stars: 4.2, reviews: 27 },
      look: { main: 'glucometer', beside: ['emoji:1f4aa-1f3fe'], hue: 60 },
    },
    {
      name: 'Reading glasses with blue light filter',
      subtitle: 'Spring hinges, hard case and cleaning cloth included',
      subCategory: 'Eye Care',
      naira: 6_500,
      description:
        'For the person who now holds the phone at arm length. Light frames of 22 g in flexible plastic with spring hinges that suit broad faces, lenses coated against scratches and against the blue glare of screens. Comes with a hard case 16 cm long that survives a handbag. If you are not sure of the power, come to the Garki counter and try the chart free of charge.',
      specifications: {
        Frame: 'Flexible nylon, 142 mm wide',
        Weight: '22 g',
        Lens: 'Blue light and scratch coating',
        Hinges: 'Sprung',
        'In the box': 'Glasses, hard case, cloth',
      },
      variants: {
        name: 'Power',
        values: [
          {
            value: '+1.50',
            naira: 6_500,
            options: {
              name: 'Frame',
              values: [
                { value: 'Black', naira: 6_500, stock: 16 },
                { value: 'Tortoise', naira: 6_500, stock: 9 },
              ],
            },
          },
          {
            value: '+2.00',
            naira: 6_500,
            options: {
              name: 'Frame',
              values: [
                { value: 'Black', naira: 6_500, stock: 21 },
                { value: 'Tortoise', naira: 6_500, stock: 0 },
              ],
            },
          },
          {
            value: '+2.50',
            naira: 6_800,
            options: {
              name: 'Frame',
              values: [
                { value: 'Black', naira: 6_800, stock: 14 },
                { value: 'Tortoise', naira: 6_800, stock: 6 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 132,
      rating: { stars: 4.3, reviews: 28 },
      look: { main: 'emoji:1f453', beside: ['emoji:1f4d6'] },
    },
    {
      name: 'Soft bristle toothbrush, adult, bamboo handle',
      subtitle: 'Charcoal bristles and a numbered handle for each person',
      subCategory: 'Oral Care',
      naira: 1_500,
      description:
        'A smooth bamboo handle of 19 cm with soft nylon bristles that reach the back teeth without cutting the gum. Handles in the family packs carry numbers from one to eight, so nobody quarrels over whose is whose. Rinse, shake and stand it upright to dry, then change it after three months. Packed in plain card with no plastic window.',
      specifications: {
        Bristle: 'Soft nylon with charcoal',
        Handle: 'Bamboo, 19 cm',
        Change: 'Every 3 months',
        Packing: 'Card box, no plastic',
      },
      variants: {
        name: 'Pack',
        values: [
          { value: 'Single', naira: 1_500, stock: 88 },
          { value: 'Family of 4', naira: 5_000, stock: 46 },
          { value: 'Family of 8', naira: 9_200, stock: 19 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 209,
      rating: { stars: 4.0, reviews: 31 },
      look: { main: 'emoji:1faa5', beside: ['emoji:1f9b7'] },
    },
    {
      name: 'Knee support sleeve with side springs',
      subtitle: 'Warm, firm hold for stairs, long standing and light sport',
      subCategory: 'Fitness',
      naira: 8_900,
      description:
        'Knitted sleeve with a silicone ring round the kneecap and two steel springs at the sides, so the joint stays in line when you climb to the third floor. Worn by traders who stand all day and by Sunday footballers. Measure round the knee cap with a tape: medium 34 to 39 cm, large 39 to 45 cm. One piece per pack; hand wash and dry in shade.',
      specifications: {
        Fabric: 'Nylon 65 %, rubber yarn 35 %',
        Support: '2 steel springs, gel ring',
        Fit: 'Left or right knee',
        Pieces: '1',
        Wash: 'By hand, cold water',
      },
      variants: {
        name: 'Size',
        values: [
          {
            value: 'M, 34 to 39 cm',
            naira: 8_900,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 8_900, stock: 24 },
                { value: 'Grey', naira: 8_900, stock: 15 },
              ],
            },
          },
          {
            value: 'L, 39 to 45 cm',
            naira: 9_400,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 9_400, stock: 18 },
                { value: 'Grey', naira: 9_400, stock: 7 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 44,
      rating: { stars: 3.8, reviews: 9 },
      look: { main: 'box', beside: ['emoji:1f9b5-1f3fe', 'emoji:1f45f'], hue: 60 },
    },
    {
      name: 'Disposable face masks, three layers, ear loops',
      subtitle: 'Flat packed with a nose wire that stays bent',
      subCategory: 'Personal Hygiene',
      naira: 2_500,
      description:
        'Three layers with a melt-blown middle that stops at least 95 percent of droplets, soft loops that do not pull the ears and a metal wire over the nose. Adult size, 17.5 by 9.5 cm. Clinics in Area 11 buy them by the carton; at home they serve for harmattan dust, sweeping and hospital visits. Change after four hours or when damp.',
      specifications: {
        Layers: '3, melt-blown middle',
        Size: '17.5 x 9.5 cm, adult',
        Filter: '95 % of droplets',
        Inside: 'White, soft',
      },
      variants: {
        name: 'Pack',
        values: [
          {
            value: 'Box of 50',
            naira: 2_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 2_500, stock: 150 },
                { value: 'Black', naira: 2_800, stock: 60 },
              ],
            },
          },
          {
            value: '10 boxes, 500 masks',
            naira: 22_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Blue', naira: 22_000, stock: 18 },
                { value: 'Black', naira: 25_000, stock: 0 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'STANDARD',
      sold: 730,
      rating: { stars: 4.5, reviews: 112 },
      look: { main: 'face-mask' },
    },
    {
      name: 'Manual breast pump with 150 ml bottle',
      subtitle: 'Quiet, needs no electricity and folds into a small bag',
      subCategory: 'Mother & Baby',
      naira: 9_800,
      stock: 29,
      description:
        'A soft silicone cushion and a long lever let a mother empty one side in about ten minutes, at work or at home, with no plug needed. The 150 ml bottle is marked every 10 ml and screws onto standard teats. Six parts in all, each safe to boil for five minutes. Comes with a lid so expressed milk can travel to the creche in a cool bag.',
      specifications: {
        Bottle: '150 ml, free of BPA',
        Cushion: 'Silicone, 25 mm',
        Cleaning: 'Boil or steam all 6 parts',
        Power: 'None, hand lever',
        Includes: 'Teat, lid, spare valve',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'EXEMPT',
      sold: 31,
      rating: { stars: 4.1, reviews: 7 },
      look: { main: 'emoji:1f37c', beside: ['emoji:1f931-1f3fe'] },
    },
    {
      name: 'Compressor nebuliser for asthma care at home, adult and child masks, 2 m tubing, mouthpiece and five spare filters',
      subtitle: 'Fine mist in ten minutes, sturdy enough for clinics',
      subCategory: 'Medical Devices',
      naira: 48_500,
      stock: 12,
      description:
        'Turns 5 ml of prescribed solution into fine mist in about ten minutes, for asthma and chest trouble in adults and children. The piston motor draws 120 W, low enough for a small inverter when power goes. Both masks, a mouthpiece and five filters lie in a drawer under the machine, which weighs 1.6 kg and has a handle. Use only with medicine your doctor has prescribed.',
      specifications: {
        Mist: '0.25 ml a minute, 3 micron drops',
        Power: '220 V, 120 W',
        Noise: '58 dB',
        Weight: '1.6 kg',
        Masks: 'Adult and child',
        Warranty: '18 months',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 24,
      rating: { stars: 4.6, reviews: 6 },
      look: { main: 'blood-pressure-monitor', beside: ['face-mask'], hue: -70 },
    },
    {
      name: 'Weekly pill organiser with day and night boxes',
      subtitle: 'Big letters and a click you can hear',
      subCategory: 'OTHER',
      naira: 2_800,
      description:
        'Seven lids, one for each day, with large raised letters that fingers can feel. Fill it on Sunday evening and anyone in the house can see whether Mama has taken her tablets. Each little box holds ten tablets of ordinary size. The lids click shut and stay shut in a handbag. Plastic is food grade; wash it in warm soapy water.',
      specifications: {
        Days: '7',
        Holds: 'About 10 tablets per box',
        Material: 'Food grade polypropylene',
        Letters: 'Raised, 9 mm high',
      },
      variants: {
        name: 'Boxes a day',
        values: [
          { value: 'One', naira: 2_800, stock: 53 },
          { value: 'Morning and night', naira: 3_900, stock: 40 },
          { value: 'Three times', naira: 4_700, stock: 0 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 115,
      rating: { stars: 4.7, reviews: 24 },
      look: { main: 'storage-box', beside: ['emoji:1f48a', 'emoji:1f4c5'] },
    },
    {
      name: 'Folding wheelchair, steel frame, 46 cm seat',
      subtitle: 'Carries up to 110 kg and folds to 28 cm wide',
      subCategory: 'Medical Devices',
      naira: 165_000,
      stock: 3,
      description:
        'A sturdy chair for discharge from hospital and everyday moving about. The steel frame folds to 28 cm so it fits the boot of a saloon car, and the solid 24 inch rear wheels roll over interlock and gravel with no punctures to mend. Foot rests lift away, brakes sit on both sides. We fit it to the sitter within Abuja and show the family how to use kerbs safely.',
      specifications: {
        Seat: '46 cm wide, washable cloth',
        'Carries up to': '110 kg',
        Weight: '17.5 kg',
        Folded: '28 cm wide',
        Wheels: 'Solid, 24 inch rear, 8 inch front',
        Warranty: '12 months on the frame',
      },
      addOns: [
        { name: 'Seat cushion, 5 cm foam', naira: 9_500, max: 1 },
        { name: 'Fitting at home in Abuja', naira: 6_000, max: 1 },
      ],
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN', days: 7 },
      tax: 'STANDARD',
      sold: 2,
      rating: null,
      look: { main: 'emoji:1f9bd' },
    },
  ],
}
