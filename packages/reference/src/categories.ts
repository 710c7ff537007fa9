// DATA-01: in the order the shop shows them
export const CATEGORIES = [
  'FOOD',
  'HEALTH',
  'GROCERY',
  'HOUSEHOLD',
  'SPA',
  'PET',
  'TECH',
  'WARDROBE',
  'ORGANIC',
  'JEWELRY',
  'GARDEN',
  'AUTOMOTIVES',
] as const

export type Category = (typeof CATEGORIES)[number]

export const CATEGORY_LABELS = {
  FOOD: 'Food & Beverages',
  HEALTH: 'Health & Wellness',
  GROCERY: 'Grocery & Supermarket',
  HOUSEHOLD: 'Household Appliances',
  SPA: 'Spa & Beauty',
  PET: 'Pet Supplies',
  TECH: 'Tech & Electronics',
  WARDROBE: 'Wardrobe',
  ORGANIC: 'Organic & Local',
  JEWELRY: 'Jewelry & Accessories',
  GARDEN: 'Garden & Outdoors',
  AUTOMOTIVES: 'Automotives',
} as const satisfies Record<Category, string>
