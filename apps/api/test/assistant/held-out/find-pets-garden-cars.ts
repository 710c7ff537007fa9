import type { Question } from '../question.ts'

const SOLD_OUT = 'out of stock|sold out|not in stock|no stock|finished|unavailable|not available'

export const QUESTIONS: readonly Question[] = [
  {
    name: 'find-dog-food-lagos-then-abuja',
    kind: 'find',
    turns: ['dog food in Lagos', 'what about Abuja?'],
    expect: {
      must: ['Guard dog meal, maize, fish and bone'],
      each: { subCategory: ['Dog Food'], shopState: 'ABUJA' },
    },
  },
  {
    name: 'find-cat-food-not-fish',
    kind: 'find',
    turns: ['cat food but my cat does not eat fish, chicken only'],
    expect: {
      must: ['Wet cat food in sachets, box of 12 x 85 g'],
      mustNot: ['Dry cat food, ocean fish', 'Dry dog food, chicken and rice, for adult dogs'],
      each: { category: 'PET' },
    },
  },
  {
    name: 'find-dog-ticks',
    kind: 'find',
    turns: ['ticks dey worry my dog, wetin una get'],
    expect: {
      must: ['Tick and flea drops for dogs, one month dose'],
      each: { category: 'PET' },
    },
  },
  {
    name: 'find-hoe-and-cutlass',
    kind: 'find',
    turns: ['I want hoe and cutlass for farm'],
    expect: {
      must: ['Forged weeding hoe, 120 cm hardwood handle', 'Heavy cutlass with riveted grip, 20 inch'],
    },
  },
  {
    name: 'find-fertilizer-american-spelling',
    kind: 'find',
    turns: ['npk fertilizer 50kg price'],
    expect: { must: ['NPK 15-15-15 fertiliser, granular'], says: ['68,000'] },
  },
  {
    name: 'find-cheapest-indoor-plant-available',
    kind: 'find',
    turns: ['cheapest indoor plant that is in stock now'],
    expect: { each: { subCategory: ['Indoor Plants'], inStock: true }, firstIs: 'cheapest' },
  },
  {
    name: 'find-snake-plant-then-cactus',
    kind: 'find',
    turns: ['snake plant dey?', 'and cactus nko?'],
    expect: { says: [SOLD_OUT] },
  },
  {
    name: 'find-car-battery-75ah',
    kind: 'find',
    turns: ['car battery 75ah'],
    expect: {
      must: ['Maintenance-free car battery, 12 V'],
      mustNot: ['Tubular inverter battery, 12 V', 'Motorcycle battery, 12 V, sealed gel'],
      each: { category: 'AUTOMOTIVES' },
    },
  },
  {
    name: 'find-bike-engine-oil',
    kind: 'find',
    turns: ['engine oil for my okada (motorcycle)'],
    expect: {
      must: ['Four-stroke motorcycle oil, 20W-40'],
      mustNot: ['Diesel engine oil, 15W-40, heavy duty', 'Groundnut oil, filtered'],
    },
  },
  {
    name: 'find-tyre-size-195',
    kind: 'find',
    turns: ['tyre 195/65 R15 how much for one'],
    expect: {
      must: ['Radial tyre for saloon cars, fresh date'],
      mustNot: ['Motorcycle tyre, 6-ply, for tar and laterite'],
      says: ['74,000'],
    },
  },
]
