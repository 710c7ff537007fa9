import type { ShelfPath } from './purpose.ts'

/** Words for many kinds of things at once, and the shelves they stand on. */
export const KIND_SHELVES: Readonly<Record<string, readonly ShelfPath[]>> = {
  drink: ['FOOD/Beverages', 'FOOD/Alcoholic Drinks', 'FOOD/Coffee and Tea'],
  shoe: ['WARDROBE/Shoes', 'WARDROBE/Sneakers', 'WARDROBE/Sandals & Slippers'],
  footwear: ['WARDROBE/Shoes', 'WARDROBE/Sneakers', 'WARDROBE/Sandals & Slippers'],
  snack: ['GROCERY/Snacks & Biscuits', 'FOOD/Desserts and Pastries'],
  cream: ['SPA/Bath & Body', 'SPA/Skincare', 'ORGANIC/Shea & Black Soap'],
  fruit: ['ORGANIC/Plantain & Fruits'],
  plant: ['GARDEN/Indoor Plants', 'GARDEN/Outdoor Plants'],
  bag: ['WARDROBE/Bags'],
  tool: ['GARDEN/Garden Tools', 'AUTOMOTIVES/Tools'],
  gadget: [
    'TECH/Power Banks & Chargers',
    'TECH/Audio',
    'TECH/Accessories',
    'TECH/Smart Watches',
    'TECH/Tablets',
    'TECH/Laptops',
    'TECH/Phones',
  ],
  clothe: ['WARDROBE/Women', 'WARDROBE/Men', 'WARDROBE/Kids', 'WARDROBE/Ankara & Native Wear'],
  native: ['WARDROBE/Men', 'WARDROBE/Ankara & Native Wear', 'WARDROBE/Lace & Aso Ebi'],
  jewelry: ['JEWELRY/Necklaces', 'JEWELRY/Earrings', 'JEWELRY/Bracelets & Bangles', 'JEWELRY/Coral & Beads'],
  jewellery: [
    'JEWELRY/Necklaces',
    'JEWELRY/Earrings',
    'JEWELRY/Bracelets & Bangles',
    'JEWELRY/Coral & Beads',
  ],
  flower: ['GARDEN/Flowers', 'GARDEN/Indoor Plants', 'GARDEN/Outdoor Plants'],
  cap: ['WARDROBE/Caps & Headwear'],
  outfit: ['WARDROBE/Women', 'WARDROBE/Men', 'WARDROBE/Lace & Aso Ebi', 'WARDROBE/Ankara & Native Wear'],
  attire: ['WARDROBE/Women', 'WARDROBE/Men', 'WARDROBE/Lace & Aso Ebi', 'WARDROBE/Ankara & Native Wear'],
}
