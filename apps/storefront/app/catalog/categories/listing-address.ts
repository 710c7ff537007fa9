import type { Category } from '@ahia/reference/categories'

export const LISTING_PATH = '/products'

export const categoryPath = (category: Category): string => `${LISTING_PATH}?category=${category}`

export const subcategoryPath = (category: Category, subcategory: string): string =>
  `${LISTING_PATH}?${new URLSearchParams({ category, subcategory })}`
