import type { Question } from '../question.ts'

const NONE =
  "nothing|none|no match|not find|n't find|not found|n't have|not have|have no|no product|n't see|not see|found no|there is no|there are no|n't sell|not sell|not available|only"

export const QUESTIONS: readonly Question[] = [
  {
    name: 'compare-two-power-banks-named',
    kind: 'compare',
    turns: ['compare the Slim power bank, 10,000 mAh with the 20,000 mAh power bank, 22.5 W'],
    expect: { compares: ['Slim power bank, 10,000 mAh', '20,000 mAh power bank, 22.5 W'] },
  },
  {
    name: 'compare-the-tablets',
    kind: 'compare',
    turns: ['Compare the 8 inch tablet and the 10.1 inch tablet'],
    expect: {
      compares: ['Tablet, 8 inch, with keyboard case', 'Tablet, 10.1 inch, with SIM slot and cover'],
      mustNot: ['Paracetamol tablets, 500 mg', 'Vitamin C effervescent tablets, 1,000 mg with zinc'],
    },
  },
  {
    name: 'compare-printers-laser-or-ink-tank',
    kind: 'compare',
    turns: ['laser printer or ink tank printer, which one make I buy?'],
    expect: {
      compares: [
        'Mono laser printer, compact, 20 pages a minute',
        'Colour ink tank printer, print, scan and copy',
      ],
    },
  },
  {
    name: 'compare-the-two-routers',
    kind: 'compare',
    turns: ['difference between the 4G home router and the dual-band wifi router'],
    expect: {
      compares: ['4G home router with SIM slot, all networks', 'Dual-band Wi-Fi router with four antennas'],
    },
  },
  {
    name: 'compare-three-laptops',
    kind: 'compare',
    turns: ['compare student laptop, UK-used business laptop and the 15.6 inch laptop for office and school'],
    expect: {
      compares: [
        'Student laptop, 14 inch, solid state drive',
        'UK-used business laptop, 14 inch, grade A',
        'Laptop, 15.6 inch, full HD, for office and school',
      ],
    },
  },
  {
    name: 'compare-4g-and-5g-phones',
    kind: 'compare',
    turns: ['entry 4G smartphone vs 5G smartphone 108 MP camera'],
    expect: {
      compares: [
        'Entry 4G smartphone, 6.5 inch, 5,000 mAh',
        '5G smartphone, 6.7 inch, 256 GB, 108 MP camera',
      ],
    },
  },
  {
    name: 'compare-senators',
    kind: 'compare',
    turns: ['Senator native with gold piping abi senator two-piece with chest panel? compare am for me'],
    expect: {
      compares: ['Senator native, two-piece with gold piping', 'Senator two-piece with chest panel'],
    },
  },
  {
    name: 'compare-crayfish-by-shop',
    kind: 'compare',
    turns: ['compare crayfish from Bonny Seafood and crayfish from Mile One Market Run'],
    expect: { compares: ['Bonny crayfish, smoke dried', 'Native crayfish, dried and picked'] },
  },
  {
    name: 'compare-eggs-after-list',
    kind: 'compare',
    turns: [
      'show me Fresh eggs, crate of 30 from Oyingbo Fresh Basket and the farm eggs from Kuje Farm Gate',
      'compare these two',
    ],
    expect: {
      compares: [
        'Fresh eggs, crate of 30',
        'Farm eggs, brown, crate of 30, from hens fed on our own maize, checked by candle light and packed the same morning in Kuje',
      ],
    },
  },
  {
    name: 'compare-open-fan-with-table-fan',
    kind: 'compare',
    lookingAt: 'Rechargeable standing fan, 18 inch',
    turns: ['compare this with the rechargeable table fan'],
    expect: { compares: ['Rechargeable standing fan, 18 inch', 'Rechargeable table fan, 12 inch'] },
  },
  {
    name: 'compare-palm-oil-shops',
    kind: 'compare',
    turns: ['palm oil from Okada Farm Produce or the one from Mile One Market Run, which better?'],
    expect: { compares: ['Red palm oil, 5 L', 'Red palm oil, Etche pressed'] },
  },
  {
    name: 'compare-three-garri',
    kind: 'compare',
    turns: ['Compare Ijebu garri, Edo yellow garri and the yellow garri by the paint bucket'],
    expect: {
      compares: [
        'Ijebu garri, sour and fine',
        'Edo yellow garri, crisp and fried dry',
        'Yellow garri by the paint bucket',
      ],
    },
  },
  {
    name: 'compare-generators-pidgin',
    kind: 'compare',
    turns: ['between petrol generator with copper coil and small generator 950 W, wetin be the difference'],
    expect: {
      compares: [
        'Petrol generator with copper coil',
        'Small generator, 950 W, I better pass my neighbour style',
      ],
    },
  },
  {
    name: 'compare-bob-and-kinky-wig',
    kind: 'compare',
    turns: ['blunt bob wig or kinky curly wig?'],
    expect: {
      compares: [
        'Blunt bob wig in human hair with fringe, 10 inch, machine made cap with adjustable straps, light enough for the office every day',
        'Kinky curly human hair wig, glueless',
      ],
    },
  },
  {
    name: 'compare-suya-cheaper',
    kind: 'compare',
    turns: ['which one cheap pass, beef suya or chicken suya'],
    expect: {
      compares: ['Beef suya with onion and yaji', 'Chicken suya, broiler'],
      says: ['beef', '4,500'],
    },
  },
  {
    name: 'compare-shea-butter',
    kind: 'compare',
    turns: ['raw shea butter from Niger State versus Raw shea butter, unrefined, 500 g tub'],
    expect: {
      compares: ['Raw shea butter from Niger State', 'Raw shea butter, unrefined, 500 g tub'],
    },
  },
  {
    name: 'compare-snake-plant-and-orchid',
    kind: 'compare',
    turns: ['compare snake plant in clay pot with an orchid'],
    expect: { says: ['orchid', NONE] },
  },
  {
    name: 'compare-sneakers-then-free-delivery',
    kind: 'compare',
    turns: [
      'compare Canvas low-top sneakers, white rubber sole and Knit running shoes with cushioned heel',
      'which of them has free delivery?',
    ],
    expect: { says: ['canvas', 'free'] },
  },
  {
    name: 'compare-these-two-without-any',
    kind: 'compare',
    turns: ['compare these two'],
    expect: { asks: true, count: [0, 0] },
  },
  {
    name: 'compare-tv-and-projector-typos',
    kind: 'compare',
    turns: ['compair smart tv 4k and mini projecter'],
    expect: { compares: ['Smart TV, 4K, with voice remote', 'Mini projector, 1080p, with built-in speaker'] },
  },
]
