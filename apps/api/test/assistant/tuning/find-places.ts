import type { Question } from '../question.ts'

const NOTHING = "nothing|none|n't|not |no |sorry"

/** Finding by shop, place, use and quantity. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'find-jollof-enugu',
    kind: 'find',
    turns: ['jollof rice in Enugu'],
    expect: { must: ['Party jollof rice, large bowl'], each: { category: 'FOOD', shopState: 'ENUGU' } },
  },
  {
    name: 'find-wetin-suya-junction-sell',
    kind: 'find',
    turns: ['wetin Suya Junction dey sell?'],
    expect: { each: { shop: 'Suya Junction' }, count: [3, 12] },
  },
  {
    name: 'find-palm-oil-5-litres',
    kind: 'find',
    turns: ['how much be 5 litres of palm oil'],
    expect: {
      mustOneOf: ['Red palm oil, 5 L', 'Red palm oil, Etche pressed'],
      each: { subCategory: ['Palm Oil', 'Cooking Oils'], hasOneOf: ['palm oil'] },
      says: ['11,500|11,800'],
    },
  },
  {
    name: 'find-coral-in-benin',
    kind: 'find',
    turns: ['I dey Benin, who dey sell coral beads here'],
    expect: {
      mustOneOf: [
        'Coral bead set, three strands, with earrings and bracelet',
        'Edo bridal coral set, seven pieces',
        'Coral bead bracelet with tassel',
        "Men's coral neck beads, three rows",
      ],
      each: { shopState: 'EDO', hasOneOf: ['coral'] },
    },
  },
  {
    name: 'find-laptop-port-harcourt',
    kind: 'find',
    turns: ['laptop in PH'],
    expect: {
      mustOneOf: [
        'Laptop, 15.6 inch, full HD, for office and school',
        'UK-used business laptop, 14 inch, grade A',
      ],
      each: { shopState: 'PORT HARCOURT', subCategory: ['Laptops'] },
    },
  },
  {
    name: 'find-suya-then-what-about-lagos',
    kind: 'find',
    turns: ['beef suya in Abuja', 'what about Lagos?'],
    // No shop in Lagos grills suya.
    expect: { count: [0, 5], says: ['lagos', NOTHING] },
  },
  {
    name: 'find-fan-then-with-solar',
    kind: 'find',
    turns: ['rechargeable standing fan', 'e get the one wey come with solar panel?'],
    expect: { must: ['Rechargeable standing fan, 18 inch'], says: ['84,500'] },
  },
  {
    name: 'find-tyre-195-65-r15',
    kind: 'find',
    turns: ['tyre 195/65 R15'],
    expect: {
      must: ['Radial tyre for saloon cars, fresh date'],
      mustNot: ['Motorcycle tyre, 6-ply, for tar and laterite'],
      says: ['74,000'],
    },
  },
  {
    name: 'find-plants-parlour-small-water',
    kind: 'find',
    turns: ['plant for inside parlour wey no need plenty water'],
    expect: {
      // The money plant wants water twice a week; the cactus is sold out.
      must: ['Snake plant in clay pot'],
      each: { category: 'GARDEN', subCategory: ['Indoor Plants'] },
    },
  },
  {
    name: 'find-two-50kg-fertiliser',
    kind: 'find',
    turns: ['I need 2 bags of fertilizer, the 50kg own'],
    expect: {
      must: ['NPK 15-15-15 fertiliser, granular'],
      each: { subCategory: ['Soil & Fertiliser'] },
      says: ['68,000|136,000'],
    },
  },
  {
    name: 'find-medipoint-devices-in-stock',
    kind: 'find',
    turns: ['what medical devices does MediPoint have in stock right now?'],
    expect: {
      mustOneOf: ['Infrared forehead thermometer, no touch', 'Folding wheelchair, steel frame, 46 cm seat'],
      mustNot: ['Finger pulse oximeter, bright display'],
      each: { shop: 'MediPoint', subCategory: ['Medical Devices'], inStock: true },
    },
  },
]
