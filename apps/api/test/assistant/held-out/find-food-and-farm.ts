import type { Question } from '../question.ts'

const SOLD_OUT = 'out of stock|sold out|not in stock|no stock|finished|unavailable|not available'

export const QUESTIONS: readonly Question[] = [
  {
    name: 'find-honey-not-honey-beans',
    kind: 'find',
    turns: ['original honey 1 litre'],
    expect: {
      must: ['Raw forest honey, unheated, dark amber'],
      mustNot: ['Honey beans, oloyin, hand picked', 'Brown beans, oloyin, sweet and quick to cook'],
      each: { subCategory: ['Honey'] },
    },
  },
  {
    name: 'find-best-rated-honey',
    kind: 'find',
    turns: ['which honey has the best rating'],
    expect: { each: { subCategory: ['Honey'] }, firstIs: 'best-rated' },
  },
  {
    name: 'find-ground-crayfish',
    kind: 'find',
    turns: ['I dey find crayfish wey dem don grind'],
    expect: {
      mustOneOf: ['Bonny crayfish, smoke dried', 'Native crayfish, dried and picked'],
      each: { subCategory: ['Dried Fish & Crayfish'], hasOneOf: ['crayfish'] },
    },
  },
  {
    name: 'find-ukwa',
    kind: 'find',
    turns: ['where I fit see ukwa'],
    expect: { must: ['Ukwa, African breadfruit seeds, dried'] },
  },
  {
    name: 'find-jollof-in-enugu',
    kind: 'find',
    turns: ['Jollof rice in Enugu, ready to eat'],
    expect: {
      must: ['Party jollof rice, large bowl'],
      each: { category: 'FOOD', shopState: 'ENUGU' },
    },
  },
  {
    name: 'find-suya-abuja-7000',
    kind: 'find',
    turns: ['suya for Abuja, not above 7,000 naira'],
    expect: {
      mustOneOf: ['Beef suya with onion and yaji', 'Chicken suya, broiler'],
      each: { shopState: 'ABUJA', hasOneOf: ['suya'], maxNaira: 7_000 },
    },
  },
  {
    name: 'find-food-surulere-less-than-2k',
    kind: 'find',
    turns: ['what can I eat for less than 2k in Surulere'],
    expect: {
      mustOneOf: ['Ewa agoyin with Agege bread', 'Akara, hot, pack of 10', 'Puff puff, freshly fried'],
      each: { category: 'FOOD', shopState: 'LAGOS', maxNaira: 2_000 },
    },
  },
  {
    name: 'find-soft-drinks-no-alcohol',
    kind: 'find',
    turns: ['something cold to drink, no alcohol, under ₦3,000'],
    expect: {
      mustOneOf: [
        'Zobo drink, 50 cl bottles',
        'Fresh fruit juice, cold pressed',
        'Fura da nono, fresh',
        'Cold brew coffee from Mambilla, 33 cl',
      ],
      mustNot: ['Palm wine, fresh up-wine', 'Burukutu, sorghum beer, 1 L'],
      each: { category: 'FOOD', maxNaira: 3_000 },
    },
  },
  {
    name: 'find-soup-without-palm-oil',
    kind: 'find',
    turns: ['soup without palm oil'],
    expect: {
      must: ['Ofe nsala with fresh catfish, family bowl'],
      mustNot: [
        'Efo riro with assorted meat, bowl',
        'Fisherman soup, cooked fresh, with eba',
        'Red palm oil, 5 L',
        'Red palm oil, Etche pressed',
      ],
    },
  },
  {
    name: 'find-price-50kg-garri',
    kind: 'find',
    turns: ['how much be full bag of garri, 50kg'],
    expect: { must: ['Yellow garri by the paint bucket'], says: ['60,000'] },
  },
  {
    name: 'find-price-25-litres-palm-oil',
    kind: 'find',
    turns: ['How much is 25 litres of palm oil?'],
    expect: { must: ['Red palm oil, Etche pressed'], says: ['56,000'] },
  },
  {
    name: 'find-groundnut-oil-not-soya',
    kind: 'find',
    turns: ['cooking oil, groundnut one, not soya'],
    expect: {
      must: ['Groundnut oil, filtered'],
      mustNot: ['Vegetable oil, refined soya', 'Roasted groundnut in bottle'],
    },
  },
  {
    name: 'find-yam-tubers-not-flour',
    kind: 'find',
    turns: ['fresh yam tubers for pounding, I no want the powder one'],
    expect: {
      must: ['White yam tubers, set of 5'],
      mustNot: ['Instant pounded yam flour, 2 kg'],
    },
  },
  {
    name: 'find-eggs-six-crates-lagos',
    kind: 'find',
    turns: ['i need 6 crates of egg, seller must be in Lagos'],
    expect: {
      must: ['Fresh eggs, crate of 30'],
      each: { shopState: 'LAGOS', subCategory: ['Dairy & Eggs'] },
    },
  },
  {
    name: 'find-zobo-drink-not-leaf',
    kind: 'find',
    turns: ['zobo wey dem don prepare finish, no be the leaf'],
    expect: {
      must: ['Zobo drink, 50 cl bottles'],
      mustNot: ['Zobo petals, dried hibiscus, deep red', 'Tinted lip gloss, high shine, 6 ml'],
    },
  },
  {
    name: 'find-palm-wine-sold-out',
    kind: 'find',
    turns: ['Palm wine dey?'],
    expect: { says: [SOLD_OUT] },
  },
]
