/** MERCH-04: what a shop says it sells when it registers; its products have categories of their own. */
export const MERCHANT_CATEGORIES = [
  'FOOD',
  'MEDICINE',
  'SUPERMARKET',
  'BEAUTY',
  'PET',
  'TECH',
  'CLOTHING',
  'PLANT',
  'HOUSEHOLD',
  'OTHERS',
] as const

export type MerchantCategory = (typeof MERCHANT_CATEGORIES)[number]

export const MERCHANT_CATEGORY_LABELS: Record<MerchantCategory, string> = {
  FOOD: 'Food',
  MEDICINE: 'Medicine',
  SUPERMARKET: 'Supermarket',
  BEAUTY: 'Beauty',
  PET: 'Pets',
  TECH: 'Tech',
  CLOTHING: 'Clothing',
  PLANT: 'Plants',
  HOUSEHOLD: 'Household',
  OTHERS: 'Others',
}
