import type { Category } from '../categories.ts'

/** What people call whole categories; said with nothing more precise they mean the category. Lower case. */
export const CATEGORY_NAMES = {
  FOOD: [
    'food',
    'foods',
    'meal',
    'meals',
    'eat',
    'drinks',
    'food and drinks',
    'cooked food',
    'lunch',
    'dinner',
  ],
  HEALTH: ['health', 'health products', 'medicine', 'medicines', 'medication', 'wellness', 'pharmacy'],
  GROCERY: ['grocery', 'groceries', 'supermarket', 'foodstuff', 'foodstuffs', 'food stuff', 'provisions'],
  HOUSEHOLD: [
    'household',
    'household items',
    'appliance',
    'appliances',
    'home appliances',
    'house appliances',
  ],
  SPA: ['spa', 'beauty', 'beauty products', 'cosmetics', 'spa products'],
  PET: ['pet', 'pets', 'pet supplies', 'pet things', 'pet items'],
  TECH: ['tech', 'technology', 'electronics', 'electronic', 'gadget', 'gadgets'],
  WARDROBE: ['wardrobe', 'clothes', 'clothing', 'cloth', 'cloths', 'fashion', 'wears', 'wear'],
  ORGANIC: ['organic', 'organic food', 'organic products', 'farm produce', 'local produce', 'farm products'],
  JEWELRY: ['jewelry', 'jewellery', 'jewelries', 'jewelleries', 'jewelry and accessories'],
  GARDEN: ['garden', 'gardening', 'garden things', 'garden items', 'outdoors'],
  AUTOMOTIVES: ['automotive', 'automotives', 'auto', 'auto parts', 'car things', 'vehicle', 'car parts'],
} as const satisfies Record<Category, readonly string[]>
