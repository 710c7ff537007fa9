import type { Question } from '../question.ts'

const SOLD_OUT = 'out of stock|sold out|not in stock|no stock|finished|unavailable|not available'

export const QUESTIONS: readonly Question[] = [
  {
    name: 'find-sneakers-43-below-40000',
    kind: 'find',
    turns: ['sneekers size 43 below ₦40,000'],
    expect: {
      must: ['Knit running shoes with cushioned heel'],
      mustNot: ['Canvas low-top sneakers, white rubber sole'],
      each: { category: 'WARDROBE', maxNaira: 40_000 },
    },
  },
  {
    name: 'find-senator-xl-fifty-thousand',
    kind: 'find',
    turns: ['senator wear size XL, fifty thousand naira and below'],
    expect: {
      must: ['Senator native, two-piece with gold piping'],
      each: { category: 'WARDROBE', maxNaira: 50_000, hasOneOf: ['senator'] },
    },
  },
  {
    name: 'find-ankara-free-delivery',
    kind: 'find',
    turns: ['ankara material wey get free delivery'],
    expect: {
      must: ['Ankara cotton print, 6 yards'],
      mustNot: ['Adire eleko, hand-painted indigo cotton, 5 yards'],
    },
  },
  {
    name: 'find-shoes-from-aso-ebi-studio',
    kind: 'find',
    turns: ['shoes from Aso Ebi Studio'],
    expect: {
      must: ['Pointed court shoes, metallic, 8 cm heel'],
      each: { shop: 'Aso Ebi Studio' },
    },
  },
  {
    name: 'find-gele-already-tied',
    kind: 'find',
    turns: ['gele wey I no need tie myself'],
    expect: { must: ['Auto gele, ready pleated, one size with strap'] },
  },
  {
    name: 'find-hiking-boots-sold-out',
    kind: 'find',
    turns: ['leather hiking boots size 43'],
    expect: { says: [SOLD_OUT] },
  },
  {
    name: 'find-oud-no-alcohol',
    kind: 'find',
    turns: ['oud perfume, must not contain alcohol'],
    expect: {
      must: ['Oud and amber perfume oil, roll-on'],
      mustNot: ['Lagos Evening eau de parfum, 50 ml', 'Hand sanitiser gel, 70 % alcohol with aloe'],
    },
  },
  {
    name: 'find-dearest-perfume',
    kind: 'find',
    turns: ['Show me your most expensive perfume'],
    expect: { each: { subCategory: ['Fragrances'] }, firstIs: 'priciest' },
  },
  {
    name: 'find-human-hair-wig-100k',
    kind: 'find',
    turns: ['human hair wig under 100k'],
    expect: {
      must: ['Kinky curly human hair wig, glueless'],
      each: { subCategory: ['Wigs & Extensions'], hasOneOf: ['human hair'], maxNaira: 100_000 },
    },
  },
  {
    name: 'find-bp-machine',
    kind: 'find',
    turns: ['bp machine'],
    expect: {
      must: ['Digital blood pressure monitor, upper arm'],
      each: { category: 'HEALTH', subCategory: ['Medical Devices'] },
    },
  },
  {
    name: 'find-washable-pads',
    kind: 'find',
    turns: ['menstrual pad wey person fit wash use again'],
    expect: {
      must: ['Washable cotton pads with wings, bamboo core'],
      mustNot: ['Maternity pads, extra long, pack of 10'],
    },
  },
  {
    name: 'find-mosquito-net-typo',
    kind: 'find',
    turns: ['moskito net 6x6'],
    expect: { must: ['Treated mosquito net, long lasting, rectangular'], each: { category: 'HEALTH' } },
  },
]
