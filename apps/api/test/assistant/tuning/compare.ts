import type { Question } from '../question.ts'

const NOTHING = "nothing|none|n't|not |no |sorry"

export const QUESTIONS: readonly Question[] = [
  {
    name: 'compare-two-fans-by-name',
    kind: 'compare',
    turns: ['compare Rechargeable table fan, 12 inch and Rechargeable standing fan, 18 inch'],
    expect: {
      compares: ['Rechargeable table fan, 12 inch', 'Rechargeable standing fan, 18 inch'],
      neverSays: ['79,500'],
    },
  },
  {
    name: 'compare-slim-or-20000-power-bank',
    kind: 'compare',
    turns: ['slim power bank or the 20,000 mAh one, which one better?'],
    expect: { compares: ['Slim power bank, 10,000 mAh', '20,000 mAh power bank, 22.5 W'] },
  },
  {
    name: 'compare-all-three-power-banks',
    kind: 'compare',
    turns: ['power banks under 30k', 'compare all three'],
    expect: {
      compares: [
        'Slim power bank, 10,000 mAh',
        '20,000 mAh power bank, 22.5 W',
        'High-capacity power bank with lamp, for blackout days',
      ],
    },
  },
  {
    name: 'compare-these-two-phones',
    kind: 'compare',
    turns: ['phones under 150k', 'compare these two'],
    expect: {
      compares: [
        'Entry 4G smartphone, 6.5 inch, 5,000 mAh',
        '4G smartphone, 6.6 inch, 50 MP camera, dual SIM',
      ],
    },
  },
  {
    name: 'compare-both-printers-pidgin',
    kind: 'compare',
    turns: ['I dey find printer', 'abeg compare the two for me'],
    expect: {
      compares: [
        'Colour ink tank printer, print, scan and copy',
        'Mono laser printer, compact, 20 pages a minute',
      ],
    },
  },
  {
    name: 'compare-abakaliki-ofada-10kg',
    kind: 'compare',
    turns: ['abakaliki rice vs ofada rice stone-free, which one cheap for 10kg'],
    expect: {
      compares: ['Abakaliki rice, destoned and parboiled', 'Ofada rice, stone-free'],
      says: ['17,500', '30,500'],
    },
  },
  {
    name: 'compare-student-uk-used-laptop',
    kind: 'compare',
    turns: ['whats the difference between the student laptop and the UK used laptop'],
    expect: {
      compares: ['Student laptop, 14 inch, solid state drive', 'UK-used business laptop, 14 inch, grade A'],
    },
  },
  {
    name: 'compare-this-plant-with-money-plant',
    kind: 'compare',
    turns: ['compare this one with the money plant'],
    lookingAt: 'Snake plant in clay pot',
    expect: { compares: ['Snake plant in clay pot', 'Money plant in terracotta pot, trailing'] },
  },
  {
    name: 'compare-freezer-fridge-delivery',
    kind: 'compare',
    turns: ['chest freezer with lock or double-door fridge: compare price, delivery and return'],
    expect: {
      compares: ['Chest freezer with lock and basket', 'Double-door fridge with top freezer'],
      mustNot: ['Solar chest freezer, 12/24 V DC'],
    },
  },
  {
    name: 'compare-three-laptops',
    kind: 'compare',
    turns: ['compare all your laptops'],
    expect: {
      compares: [
        'Student laptop, 14 inch, solid state drive',
        'Laptop, 15.6 inch, full HD, for office and school',
        'UK-used business laptop, 14 inch, grade A',
      ],
    },
  },
  {
    name: 'compare-eggs-of-two-shops',
    kind: 'compare',
    turns: ['eggs from Oyingbo Fresh Basket vs eggs from Kuje Farm Gate'],
    expect: {
      compares: [
        'Fresh eggs, crate of 30',
        'Farm eggs, brown, crate of 30, from hens fed on our own maize, checked by candle light and packed the same morning in Kuje',
      ],
    },
  },
  {
    name: 'compare-two-agbada',
    kind: 'compare',
    turns: ['Agbada three-piece with embroidery or velvet agbada for Edo grooms?'],
    expect: {
      compares: ['Agbada three-piece, hand-guided embroidery', 'Velvet agbada for Edo grooms, three-piece'],
    },
  },
  {
    name: 'compare-air-fryer-microwave',
    kind: 'compare',
    turns: ['air fryer abi microwave, which one cheaper and which one people like pass'],
    expect: {
      compares: ['Digital air fryer with viewing window', 'Microwave oven, 20 L'],
      says: ['64,500', '89,500'],
    },
  },
  {
    name: 'compare-senators-by-shop',
    kind: 'compare',
    turns: ['senator from Aso Ebi Studio versus the senator from Edo Native Wears'],
    expect: {
      compares: ['Senator two-piece with chest panel', 'Senator native, two-piece with gold piping'],
    },
  },
  {
    name: 'compare-iphone-that-is-not-there',
    kind: 'compare',
    turns: ['compare iPhone 15 with your 5G smartphone'],
    // Only one of the two is sold here: nothing may be told about the other.
    expect: {
      mustOneOf: ['5G smartphone, 6.7 inch, 256 GB, 108 MP camera'],
      says: ['iphone', NOTHING],
      neverSays: ['a16 bionic', 'a17 pro', 'dynamic island'],
    },
  },
  {
    name: 'compare-nothing-named',
    kind: 'compare',
    turns: ['compare'],
    expect: { asks: true, count: [0, 0] },
  },
  {
    name: 'compare-return-time-card-and-case',
    kind: 'compare',
    turns: ['between micro memory card and clear shockproof phone case, which one I fit return for longer?'],
    expect: {
      compares: ['Micro memory card with adaptor', 'Clear shockproof phone case, pack of 2'],
      says: ['30 days'],
    },
  },
  {
    name: 'compare-sneakers-then-cheaper',
    kind: 'compare',
    turns: ['compare Canvas low-top sneakers and Chunky retro sneakers', 'so which one cheap pass?'],
    expect: { says: ['canvas', '18,500'], neverSays: ['34,500'] },
  },
  {
    name: 'compare-shea-butter-of-two-shops',
    kind: 'compare',
    turns: ['raw shea butter from Niger State vs the 500 g tub from Greenleaf Wellness'],
    expect: { compares: ['Raw shea butter from Niger State', 'Raw shea butter, unrefined, 500 g tub'] },
  },
  {
    name: 'compare-fridge-guard-stabiliser',
    kind: 'compare',
    turns: ['fridge guard or stabilizer for my fridge?'],
    expect: {
      compares: [
        'Fridge guard, 13 A plug-in voltage protector',
        'Automatic voltage stabiliser for fridge and TV',
      ],
    },
  },
]
