import type { DemoShop } from '../../demo-goods.ts'

export const gadgetYard: DemoShop = {
  name: 'Gadget Yard',
  city: 'Wuse, Abuja',
  state: 'ABUJA',
  category: 'TECH',
  description:
    'Wuse shop for small electronics that work on the first day and the hundredth. Since 2017, every power bank and cable is measured on our bench, and Abuja orders leave before noon.',
  avatar: 'earbuds',
  sign: { colours: 'teal', front: 'lamps', emblem: 'headphones' },
  owner: { name: 'Jide', line: 'I measure every power bank on my bench. If it lies, it goes back.' },
  products: [
    {
      name: '20,000 mAh power bank, 22.5 W',
      subtitle: 'Four phone charges, with a screen that shows what is left',
      subCategory: 'Power Banks & Chargers',
      naira: 18_500,
      description:
        'We measured it: 12,600 mAh really reach the phone, which is four charges of a common 3,000 mAh battery or two and a half of a big one. The screen shows the percentage, three outputs work at once, and 22.5 W fills an empty phone to half in 35 minutes. It refills in six hours and is allowed in hand luggage.',
      specifications: {
        Capacity: '20,000 mAh (74 Wh)',
        Output: '22.5 W at most',
        Ports: '2 USB-A, 1 USB-C',
        Refill: '6 hours',
        Weight: '410 g',
        Warranty: '1 year',
      },
      variants: {
        name: 'Colour',
        values: [
          { value: 'Blue', naira: 18_500, stock: 74 },
          { value: 'Black', naira: 18_500, stock: 41 },
          { value: 'White', naira: 18_500, stock: 0 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 4_870,
      rating: { stars: 4.7, reviews: 743 },
      isFeatured: true,
      look: { main: 'power-bank', beside: ['emoji:1f4f1'], hue: 80 },
    },
    {
      name: 'Wireless earbuds with charging case',
      subtitle: 'Thirty hours with the case and clear calls in traffic',
      subCategory: 'Audio',
      naira: 16_000,
      description:
        'Small stems with two microphones each, so people hear you and not the keke behind you. The buds play six hours, the case fills them four more times, and a light shows its charge. Three sizes of silicone tips are inside; most people need the middle one. Sweat does no harm, swimming does.',
      specifications: {
        Plays: '6 hours, 30 with case',
        Charging: 'USB-C',
        Microphones: '2 in each bud',
        Water: 'IPX4',
        Tips: 'S, M, L',
        Warranty: '6 months',
      },
      variants: {
        name: 'Colour',
        values: [
          {
            value: 'Royal blue',
            naira: 16_000,
            options: {
              name: 'Case',
              values: [
                { value: 'Standard case', naira: 16_000, stock: 46 },
                { value: 'Wireless charging case', naira: 19_500, stock: 18 },
              ],
            },
          },
          {
            value: 'White',
            naira: 16_000,
            options: {
              name: 'Case',
              values: [
                { value: 'Standard case', naira: 16_000, stock: 52 },
                { value: 'Wireless charging case', naira: 19_500, stock: 11 },
              ],
            },
          },
        ],
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 1_507,
      rating: { stars: 4.3, reviews: 227 },
      look: { main: 'earbuds', beside: ['emoji:1f3b5'] },
    },
    {
      name: 'Tablet, 10.1 inch, with SIM slot and cover',
      subtitle: 'Online class, films and calls on one screen',
      subCategory: 'Tablets',
      naira: 128_000,
      description:
        'A 10.1 inch screen that two children can share for lessons, and a SIM slot so that it works where there is no Wi-Fi. The 6,000 mAh battery gives about nine hours of video. It comes with a folding cover that stands it up, a charger and a pen. Parents can set time limits and lock apps with a PIN.',
      specifications: {
        Screen: '10.1 inches, 1280 by 800',
        Battery: '6,000 mAh',
        Network: '4G SIM and Wi-Fi',
        Camera: '8 MP and 5 MP',
        'In the box': 'Cover, charger, pen',
        Warranty: '1 year',
      },
      variants: {
        name: 'Storage',
        values: [
          {
            value: '4 GB and 64 GB',
            naira: 128_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Navy', naira: 128_000, stock: 15 },
                { value: 'Pink', naira: 128_000, stock: 9 },
              ],
            },
          },
          {
            value: '6 GB and 128 GB',
            naira: 154_000,
            options: {
              name: 'Colour',
              values: [
                { value: 'Navy', naira: 154_000, stock: 12 },
                { value: 'Pink', naira: 154_000, stock: 6 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 182,
      rating: { stars: 4.2, reviews: 36 },
      isFeatured: true,
      look: { main: 'tablet', beside: ['emoji:1f4da'] },
    },
    {
      name: 'Digital camera, 24 MP, with flip screen',
      subtitle: 'Pocket camera for weddings, travel and short videos',
      subCategory: 'Cameras',
      naira: 164_000,
      stock: 6,
      description:
        'Better than a phone in a dim hall, because of a real xenon flash and a 4 times optical zoom. The 3 inch screen flips round for people who film themselves. It takes memory cards up to 256 GB, charges by USB-C and can work as a webcam. Two batteries are packed, each good for about 250 pictures.',
      specifications: {
        Sensor: '24 MP',
        Zoom: '4 times optical',
        Video: '4K at 30 frames',
        Screen: '3 inches, flips',
        Batteries: '2',
        Warranty: '1 year',
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 7 },
      tax: 'STANDARD',
      sold: 1,
      rating: null,
      look: { main: 'emoji:1f4f7', beside: ['memory-card'] },
    },
    {
      name: 'Outdoor Wi-Fi security camera with colour at night',
      subtitle: 'Watch your gate from your phone, day and night',
      subCategory: 'Cameras',
      naira: 28_500,
      description:
        'A metal camera for fence, gate or shop front that swivels on its arm before you tighten it. A small lamp gives colour pictures at night up to 10 metres, and you see and speak through the free app from any country. Recording goes to a memory card of up to 128 GB, so there is no monthly fee. It needs Wi-Fi at 2.4 GHz and a socket.',
      specifications: {
        Picture: '3 MP, colour at night',
        View: '110 degrees',
        Storage: 'Card up to 128 GB',
        'Wi-Fi': '2.4 GHz',
        Weather: 'IP66',
        Warranty: '1 year',
      },
      variants: {
        name: 'Set',
        values: [
          { value: '1 camera', naira: 28_500, stock: 37 },
          { value: '2 cameras', naira: 54_000, stock: 19 },
          { value: '4 cameras', naira: 104_000, stock: 7 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 862,
      rating: { stars: 4.4, reviews: 144 },
      look: { main: 'security-camera', beside: ['emoji:1f3e1'] },
    },
    {
      name: 'Smart watch for children, with GPS and SIM',
      subtitle: 'Call home with one key, and see where the school bus is',
      subCategory: 'Smart Watches',
      naira: 36_500,
      stock: 0,
      description:
        'A strong watch with its own SIM, for children from 5 to 12. Parents see it on a map, call it, and choose the ten numbers that may reach it; strangers cannot. During lessons it shows only the time. The SOS key rings three numbers one after another. Battery lasts two days. Buy a nano SIM with some data.',
      specifications: {
        Screen: '1.44 inches',
        Location: 'GPS, Wi-Fi, mast',
        SIM: 'Nano, 4G',
        Water: 'IP67',
        Battery: '2 days',
        Ages: '5 to 12',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 207,
      rating: { stars: 3.9, reviews: 46 },
      look: { main: 'smart-watch', beside: ['school-bag'], hue: 160 },
    },
    {
      name: 'Micro memory card with adaptor',
      subtitle: 'Full capacity, tested with a card reader before shipping',
      subCategory: 'Accessories',
      naira: 5_800,
      description:
        'Too many cards in the market show 128 GB and hold eight. We fill a sample of every batch to the last byte and write the result on the invoice. Reads at 100 MB a second, fast enough for 4K video and dash cams. The adaptor fits cameras and laptops with a full-size slot.',
      specifications: {
        'Read speed': '100 MB a second',
        Class: 'U3, V30',
        'Works from': '-10 to 70 degrees',
        Adaptor: 'Full size, included',
        Warranty: '5 years',
      },
      variants: {
        name: 'Capacity',
        values: [
          { value: '32 GB', naira: 5_800, stock: 90 },
          { value: '64 GB', naira: 8_500, stock: 140 },
          { value: '128 GB', naira: 13_500, stock: 85 },
          { value: '256 GB', naira: 23_500, stock: 18 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN OR REFUND', days: 30 },
      tax: 'STANDARD',
      sold: 2_120,
      rating: { stars: 4.9, reviews: 236 },
      look: { main: 'memory-card', beside: ['emoji:1f4f7'] },
    },
    {
      name: 'Braided USB-C fast charging cable',
      subtitle: 'Bends ten thousand times and does not split at the neck',
      subCategory: 'Accessories',
      naira: 3_500,
      description:
        'Nylon braid outside, thick copper inside, so even the three-metre cable charges at full speed. The neck, where others tear, is a long flexible sleeve. Carries 60 W for a small laptop and moves data at 480 Mb a second. One metre for the table, two for the bed, three for the socket behind the chair.',
      specifications: {
        Power: '60 W, 3 A',
        Plugs: 'USB-C to USB-C',
        Jacket: 'Nylon braid',
        'Bend test': '10,000 times',
        Warranty: '1 year',
      },
      variants: {
        name: 'Length',
        values: [
          {
            value: '1 m',
            naira: 3_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 3_500, stock: 130 },
                { value: 'Red', naira: 3_500, stock: 55 },
              ],
            },
          },
          {
            value: '2 m',
            naira: 4_500,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 4_500, stock: 96 },
                { value: 'Red', naira: 4_500, stock: 34 },
              ],
            },
          },
          {
            value: '3 m',
            naira: 5_800,
            options: {
              name: 'Colour',
              values: [
                { value: 'Black', naira: 5_800, stock: 0 },
                { value: 'Red', naira: 5_800, stock: 31 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'RETURN', days: 14 },
      tax: 'STANDARD',
      sold: 1_752,
      rating: { stars: 4.5, reviews: 195 },
      look: { main: 'usb-cable', beside: ['charger'], hue: -30 },
    },
    {
      name: '4G home router with SIM slot, all networks',
      subtitle: 'Put any SIM inside and share it with the whole flat',
      subCategory: 'Networking',
      naira: 39_500,
      stock: 48,
      description:
        'It is not locked, so you may change from one network to another when the bundle finishes. Two antennas pull the signal from a far mast, and 32 phones or laptops connect at up to 150 Mb a second. A cable socket at the back feeds the smart TV. It runs on 12 V, so a mini UPS or a power bank with 12 V output keeps it on.',
      specifications: {
        Network: '4G, all Nigerian SIMs',
        Users: '32',
        Speed: '150 Mb a second',
        Antennas: '2, removable',
        Power: '12 V, 1 A',
        Warranty: '1 year',
      },
      delivery: 'REAL_FREE_DELIVERY',
      returns: { policy: 'RETURN OR REFUND', days: 14 },
      tax: 'STANDARD',
      sold: 1_076,
      rating: { stars: 4.2, reviews: 183 },
      look: { main: 'router', beside: ['emoji:1f4f6'] },
    },
  ],
}
