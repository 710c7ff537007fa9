import type { Question } from '../question.ts'

const NOTHING = "nothing|none|n't|not |no |sorry"

/** Finding by what it may cost: amounts and limits as people write them. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'find-fan-typo-60-thousand',
    kind: 'find',
    turns: ['recharable fan, make e no pass 60 thousand'],
    expect: {
      must: ['Rechargeable table fan, 12 inch'],
      each: { subCategory: ['Fans & Cooling'], maxNaira: 60_000 },
      count: [1, 3],
    },
  },
  {
    name: 'find-fan-60k-in-lagos',
    kind: 'find',
    turns: ['rechargeable fan under 60k in Lagos'],
    // No shop in Lagos has one; the one in Abuja brings it there free of charge.
    expect: {
      mustOneOf: ['Rechargeable table fan, 12 inch'],
      each: { subCategory: ['Fans & Cooling'], maxNaira: 60_000 },
      says: ['lagos'],
    },
  },
  {
    name: 'find-power-bank-typo-15k',
    kind: 'find',
    turns: ['abeg I dey find pawer bank wey no pass 15k'],
    expect: {
      must: ['Slim power bank, 10,000 mAh'],
      each: { subCategory: ['Power Banks & Chargers'], hasOneOf: ['power bank'], maxNaira: 15_000 },
    },
  },
  {
    name: 'find-cheapest-power-bank',
    kind: 'find',
    turns: ['cheapest power bank'],
    expect: {
      each: { subCategory: ['Power Banks & Chargers'], hasOneOf: ['power bank'] },
      firstIs: 'cheapest',
    },
  },
  {
    name: 'find-phones-n150000',
    kind: 'find',
    turns: ['phones under N150000'],
    expect: {
      must: ['Entry 4G smartphone, 6.5 inch, 5,000 mAh', '4G smartphone, 6.6 inch, 50 MP camera, dual SIM'],
      each: { subCategory: ['Phones'], maxNaira: 150_000 },
    },
  },
  {
    name: 'find-phone-under-100000-none',
    kind: 'find',
    turns: ['android phone below ₦100,000'],
    // The cheapest is 120,000: said so, at most with what comes nearest.
    expect: { each: { subCategory: ['Phones', 'Tablets'] }, count: [0, 4], says: [NOTHING] },
  },
  {
    name: 'find-laptop-four-hundred-thousand',
    kind: 'find',
    turns: ['laptop for school below four hundred thousand naira'],
    expect: {
      must: ['Student laptop, 14 inch, solid state drive'],
      each: { subCategory: ['Laptops'], maxNaira: 400_000 },
    },
  },
  {
    name: 'find-laptops-then-under-360k',
    kind: 'find',
    turns: ['show me laptops', 'only the ones below 360k'],
    expect: {
      must: ['Student laptop, 14 inch, solid state drive', 'UK-used business laptop, 14 inch, grade A'],
      each: { subCategory: ['Laptops'], maxNaira: 360_000 },
    },
  },
  {
    name: 'find-headphones-then-cheaper',
    kind: 'find',
    turns: ['noise cancelling headphones', 'cheaper ones'],
    expect: {
      must: ['Wireless earbuds with charging case'],
      mustNot: ['Over-ear wireless headphones with noise cancelling'],
      each: { subCategory: ['Audio'], maxNaira: 38_499 },
    },
  },
  {
    name: 'find-food-abuja-5k',
    kind: 'find',
    turns: ['I wan chop something for Abuja, make e no pass 5k'],
    expect: {
      mustOneOf: [
        'Beef suya with onion and yaji',
        'Kilishi, sun-dried spiced beef',
        'Masa with taushe soup, 12 pieces',
        'Fura da nono, fresh',
      ],
      each: { category: 'FOOD', shopState: 'ABUJA', maxNaira: 5_000 },
    },
  },
  {
    name: 'find-generator-under-200k',
    kind: 'find',
    turns: ['small gen under 200k'],
    expect: {
      must: ['Small generator, 950 W, I better pass my neighbour style'],
      mustNot: [
        'Petrol generator with copper coil',
        'Monocrystalline solar panel with black frame',
        'Desktop UPS, 1,200 VA, with two outlets',
      ],
      each: { subCategory: ['Generators & Inverters'], maxNaira: 200_000 },
    },
  },
  {
    name: 'find-dearest-wig',
    kind: 'find',
    turns: ['what is the most expensive wig you have?'],
    expect: { each: { subCategory: ['Wigs & Extensions'] }, firstIs: 'priciest' },
  },
  {
    name: 'find-sunglasses-10k-max',
    kind: 'find',
    turns: ['sun glasses 10,000 naira max'],
    expect: {
      must: ['Round tinted sunglasses with bead chain'],
      mustNot: ['Polarised sunglasses, acetate frame, UV400'],
      each: { subCategory: ['Sunglasses'], maxNaira: 10_000 },
    },
  },
  {
    name: 'find-wedding-ring-50-naira',
    kind: 'find',
    turns: ['18 carat gold ring for 50 naira'],
    expect: { each: { category: 'JEWELRY' }, count: [0, 4], says: [NOTHING] },
  },
  {
    name: 'find-perfume-between-20k-30k',
    kind: 'find',
    turns: ['perfume between 20k and 30k'],
    expect: {
      must: ['Lagos Evening eau de parfum, 50 ml'],
      each: { subCategory: ['Fragrances'], minNaira: 20_000, maxNaira: 30_000 },
    },
  },
  {
    name: 'find-cheapest-crate-of-eggs',
    kind: 'find',
    turns: ['crate of egg, which one cheap pass?'],
    expect: {
      must: ['Fresh eggs, crate of 30'],
      each: { subCategory: ['Dairy & Eggs'], hasOneOf: ['crate of 30', 'crate'] },
      firstIs: 'cheapest',
    },
  },
  {
    name: 'find-gas-cooker-350k',
    kind: 'find',
    turns: ['gas cooker wey get oven, my money na 350,000'],
    expect: {
      must: [
        'Standing gas cooker with four burners, gas oven, grill, rotating rotisserie, automatic ignition and glass lid, 60 by 60 cm, stainless steel',
      ],
      each: { subCategory: ['Kitchen Appliances'], hasOneOf: ['gas', 'cooker', 'oven'], maxNaira: 350_000 },
    },
  },
  {
    name: 'find-sneakers-from-40k',
    kind: 'find',
    turns: ['sneakers from 40k and above, I want quality'],
    expect: {
      must: ['Chunky retro sneakers, layered sole'],
      each: { subCategory: ['Sneakers'], minNaira: 40_000 },
    },
  },
  {
    name: 'find-half-million-freezer',
    kind: 'find',
    turns: ['deep frezer, budget half a million'],
    expect: {
      mustOneOf: ['Chest freezer with lock and basket', 'Solar chest freezer, 12/24 V DC'],
      each: { subCategory: ['Fridges & Freezers'], hasOneOf: ['freezer'], maxNaira: 500_000 },
    },
  },
  {
    name: 'find-best-rated-power-bank',
    kind: 'find',
    turns: ['which power bank has the best rating'],
    expect: {
      must: ['20,000 mAh power bank, 22.5 W'],
      each: { subCategory: ['Power Banks & Chargers'], hasOneOf: ['power bank'] },
      firstIs: 'best-rated',
    },
  },
]
