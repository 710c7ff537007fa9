import type { Question } from '../question.ts'

const NONE =
  "nothing|none|no match|not find|n't find|not found|n't have|not have|have no|no product|n't see|not see|found no|there is no|there are no|n't sell|not sell|not available"
export const QUESTIONS: readonly Question[] = [
  {
    name: 'find-earbuds-20k-pidgin',
    kind: 'find',
    turns: ['i dey find wireless earbud, my budget na 20k'],
    expect: {
      must: ['Wireless earbuds with charging case'],
      each: { category: 'TECH', subCategory: ['Audio'], maxNaira: 20_000 },
    },
  },
  {
    name: 'find-fridge-two-hundred-thousand-words',
    kind: 'find',
    turns: ['I need a fridge, not more than two hundred thousand naira'],
    expect: {
      must: ['Bedside fridge, 90 L, two small doors'],
      each: { subCategory: ['Fridges & Freezers'], maxNaira: 200_000 },
    },
  },
  {
    name: 'find-power-bank-typo',
    kind: 'find',
    turns: ['pawer bank 20000mah pls'],
    expect: { must: ['20,000 mAh power bank, 22.5 W'], each: { subCategory: ['Power Banks & Chargers'] } },
  },
  {
    name: 'find-laptop-below-400k',
    kind: 'find',
    turns: ['Laptops below N400,000'],
    expect: {
      must: ['Student laptop, 14 inch, solid state drive', 'UK-used business laptop, 14 inch, grade A'],
      each: { subCategory: ['Laptops'], maxNaira: 400_000 },
    },
  },
  {
    name: 'find-new-laptop-no-uk-used',
    kind: 'find',
    turns: ['abeg I want laptop wey dem never use before, no UK used. max 500k'],
    expect: {
      mustOneOf: [
        'Student laptop, 14 inch, solid state drive',
        'Laptop, 15.6 inch, full HD, for office and school',
      ],
      mustNot: ['UK-used business laptop, 14 inch, grade A'],
      each: { subCategory: ['Laptops'], maxNaira: 500_000 },
    },
  },
  {
    name: 'find-tv-32-inch',
    kind: 'find',
    turns: ['32 inches tv how much'],
    expect: {
      must: ['LED television, 32 inch, with free-to-air decoder'],
      mustNot: ['Mini projector, 1080p, with built-in speaker'],
      each: { subCategory: ['TVs & Projectors'] },
      says: ['142,000'],
    },
  },
  {
    name: 'find-cheapest-phone',
    kind: 'find',
    turns: ['cheapest phone wey una get'],
    expect: { each: { subCategory: ['Phones'], inStock: true }, firstIs: 'cheapest' },
  },
  {
    name: 'find-power-banks-then-cheaper',
    kind: 'find',
    turns: ['Show me power banks', 'anything that will not pass 15k?'],
    expect: {
      must: ['Slim power bank, 10,000 mAh'],
      each: { subCategory: ['Power Banks & Chargers'], maxNaira: 15_000 },
    },
  },
  {
    name: 'find-blender-then-glass-jar',
    kind: 'find',
    turns: ['I want to buy blender', 'how much is the one with glass jar'],
    expect: { must: ['Blender with dry mill, 1.5 L jar'], says: ['33,000'] },
  },
  {
    name: 'find-duvet-then-navy',
    kind: 'find',
    turns: ['duvet for 6 by 6 bed', 'do you have it in navy'],
    expect: { must: ['Duvet set with bedsheet and four pillowcases'], each: { subCategory: ['Bedding'] } },
  },
  {
    name: 'find-small-gen-nickname',
    kind: 'find',
    turns: ['that small genrator, I beta pass my neighbor'],
    expect: {
      must: ['Small generator, 950 W, I better pass my neighbour style'],
      each: { subCategory: ['Generators & Inverters'] },
    },
  },
  {
    name: 'find-what-kitchenmate-sells',
    kind: 'find',
    turns: ['wetin KitchenMate dey sell?'],
    expect: { each: { shop: 'KitchenMate' }, count: [3, 20] },
  },
  {
    name: 'find-pot-set-not-black',
    kind: 'find',
    turns: ['pot set for my new kitchen, make e no be black'],
    expect: { must: ['Non-stick pot set with glass lids'], each: { subCategory: ['Cookware'] } },
  },
  {
    name: 'find-laptop-500-naira',
    kind: 'find',
    turns: ['laptop for 500 naira'],
    expect: { says: [`${NONE}|cheapest|lowest|start`] },
  },
  {
    name: 'find-grand-piano-nothing',
    kind: 'find',
    turns: ['do una get grand piano'],
    expect: { count: [0, 0], says: [NONE] },
  },
]
