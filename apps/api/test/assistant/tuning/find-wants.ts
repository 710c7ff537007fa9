import type { Question } from '../question.ts'

const NOTHING = "nothing|none|n't|not |no |sorry"
const SOLD_OUT =
  "out of stock|sold out|not in stock|n't in stock|no stock|not available|n't available|unavailable|finished"

/** Finding by what it is: sizes, colours, negations, follow-ups, and what is not there. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'find-cheapest-50kg-rice',
    kind: 'find',
    turns: ['cheapest 50 kg rice'],
    expect: {
      must: ['Abakaliki rice, destoned and parboiled'],
      each: { subCategory: ['Rice & Grains'], hasOneOf: ['rice'] },
      says: ['82,000'],
    },
  },
  {
    name: 'find-sneakers-42-not-black',
    kind: 'find',
    turns: ['size 42 sneakers, not black'],
    expect: {
      mustOneOf: [
        'Canvas low-top sneakers, white rubber sole',
        'Knit running shoes with cushioned heel',
        'Chunky retro sneakers, layered sole',
      ],
      each: { subCategory: ['Sneakers'] },
      count: [1, 3],
    },
  },
  {
    name: 'find-white-power-bank-20000-sold-out',
    kind: 'find',
    turns: ['the 20,000mAh power bank, I want am in white'],
    expect: { must: ['20,000 mAh power bank, 22.5 W'], says: ['white', `${SOLD_OUT}|only in|no white`] },
  },
  {
    name: 'find-iphone-15-not-sold',
    kind: 'find',
    turns: ['iPhone 15 Pro Max 256gb'],
    expect: { each: { category: 'TECH' }, count: [0, 4], says: [NOTHING] },
  },
  {
    name: 'find-power-banks-second-one',
    kind: 'find',
    turns: ['power banks', 'tell me about the second one'],
    expect: { each: { subCategory: ['Power Banks & Chargers'] }, count: [1, 1], says: ['₦'] },
  },
  {
    name: 'find-ankara-then-blue',
    kind: 'find',
    turns: ['ankara material', 'in blue'],
    expect: {
      must: ['Ankara cotton print, 6 yards'],
      mustNot: ['Cord lace for aso ebi, 5 yards', 'Swiss voile lace for men, dry finish'],
      each: { hasOneOf: ['ankara', 'adire', 'cotton'] },
    },
  },
  {
    name: 'find-son-shoe-size-32',
    kind: 'find',
    turns: ['shoe for my pikin, e dey wear size 32'],
    expect: {
      must: ['Kids light-up trainers with strap'],
      mustNot: ['Pointed court shoes, metallic, 8 cm heel', 'Knit running shoes with cushioned heel'],
      each: { category: 'WARDROBE' },
    },
  },
  {
    name: 'find-senator-xxl',
    kind: 'find',
    turns: ['senator wear for men XXL'],
    expect: {
      must: ['Senator two-piece with chest panel'],
      each: { category: 'WARDROBE', hasOneOf: ['senator'] },
    },
  },
  {
    name: 'find-gele-already-tied',
    kind: 'find',
    turns: ['I need gele wey dem don tie already, I no sabi tie am'],
    expect: { must: ['Auto gele, ready pleated, one size with strap'], each: { hasOneOf: ['gele'] } },
  },
  {
    name: 'find-honey-no-sugar',
    kind: 'find',
    turns: ['original honey without sugar'],
    expect: {
      mustOneOf: ['Raw forest honey, unheated, dark amber', 'Honeycomb in honey, 400 g jar'],
      mustNot: ['Honey beans, oloyin, hand picked', 'Chin chin, crunchy, milk and nutmeg'],
      each: { subCategory: ['Honey'] },
    },
  },
  {
    name: 'find-baby-cereal-six-months',
    kind: 'find',
    turns: ['food for my baby, she just turned 6 months'],
    expect: {
      must: ['Baby cereal from 6 months, with milk'],
      mustNot: ['Puppy starter food, small soft kibble', 'Dry dog food, chicken and rice, for adult dogs'],
      each: { hasOneOf: ['baby', 'babies', 'infant', 'child', 'children'] },
    },
  },
  {
    name: 'find-toaster-sold-out',
    kind: 'find',
    turns: ['toaster'],
    expect: { says: [SOLD_OUT], each: { subCategory: ['Kitchen Appliances'] }, count: [0, 5] },
  },
  {
    name: 'find-rice-cooker-not-sold',
    kind: 'find',
    turns: ['rice cooker'],
    // Nobody sells one; rice and cookers may only come as other things, named as such.
    expect: {
      mustNot: ['Ofada rice, stone-free', 'Party jollof rice, large bowl'],
      count: [0, 5],
      says: [NOTHING],
    },
  },
  {
    name: 'find-blender-glass-no-plastic',
    kind: 'find',
    turns: ['blender with glass jar, no plastic abeg'],
    expect: {
      must: ['Blender with dry mill, 1.5 L jar'],
      each: { subCategory: ['Kitchen Appliances'] },
      says: ['33,000'],
    },
  },
  {
    name: 'find-dog-food-20kg',
    kind: 'find',
    turns: ['dog food 20kg bag how much'],
    expect: {
      must: ['Dry dog food, chicken and rice, for adult dogs'],
      each: { subCategory: ['Dog Food'] },
      says: ['68,000'],
    },
  },
  {
    name: 'find-mosquito-net-6x6',
    kind: 'find',
    turns: ['mosquitoe net for 6x6 bed'],
    expect: { must: ['Treated mosquito net, long lasting, rectangular'], says: ['8,500'] },
  },
  {
    name: 'find-matress-typo',
    kind: 'find',
    turns: ['matress 6 by 6'],
    expect: { must: ['Semi-orthopaedic mattress with quilted cover'], each: { subCategory: ['Bedding'] } },
  },
  {
    name: 'find-sneakers-free-delivery',
    kind: 'find',
    turns: ['sneakers with free delivery'],
    expect: {
      must: ['Canvas low-top sneakers, white rubber sole'],
      mustNot: ['Knit running shoes with cushioned heel', 'Chunky retro sneakers, layered sole'],
      each: { category: 'WARDROBE' },
    },
  },
  {
    name: 'find-helmet-red-xl-sold-out',
    kind: 'find',
    turns: ['red okada helmet size XL'],
    expect: {
      must: ['Full-face motorcycle helmet with clear visor'],
      says: [`${SOLD_OUT}|no red|only in|only black`],
    },
  },
]
