import { describe, expect, test } from 'vitest'
import { CATEGORIES, CATEGORY_LABELS } from './categories.ts'
import { SUBCATEGORIES } from './subcategories.ts'

test('DATA-01 there are twelve categories, each with its own label', () => {
  expect(CATEGORIES.map((category) => `${category} ${CATEGORY_LABELS[category]}`)).toEqual([
    'FOOD Food & Beverages',
    'HEALTH Health & Wellness',
    'GROCERY Grocery & Supermarket',
    'HOUSEHOLD Household Appliances',
    'SPA Spa & Beauty',
    'PET Pet Supplies',
    'TECH Tech & Electronics',
    'WARDROBE Wardrobe',
    'ORGANIC Organic & Local',
    'JEWELRY Jewelry & Accessories',
    'GARDEN Garden & Outdoors',
    'AUTOMOTIVES Automotives',
  ])
})

test('DATA-02 food has its thirteen subcategories and OTHER', () => {
  expect(SUBCATEGORIES.FOOD.join(', ')).toBe(
    'Ready-to-Eat Meals, Prepared Salads, Sandwiches & Wraps, Sushi and Seafood, Pizza and Pasta, ' +
      'Soups and Stews, Beverages, Coffee and Tea, Alcoholic Drinks, Desserts and Pastries, ' +
      'Grill and Barbecue, Asian, Local, OTHER',
  )
})

describe.each(CATEGORIES)('%s', (category) => {
  const subcategories: readonly string[] = SUBCATEGORIES[category]

  test('DATA-02 has 9 to 14 subcategories and ends in OTHER', () => {
    expect(subcategories.length).toBeGreaterThanOrEqual(9)
    expect(subcategories.length).toBeLessThanOrEqual(14)
    expect(subcategories.at(-1)).toBe('OTHER')
  })

  // LIST-04 matches them trimmed and without regard to case.
  test('DATA-02 has no two subcategories that a search could confuse', () => {
    const asMatched = subcategories.map((subcategory) => subcategory.trim().toLowerCase())

    expect(new Set(asMatched).size).toBe(subcategories.length)
    expect(subcategories.map((subcategory) => subcategory.trim())).toEqual(subcategories)
  })
})
