import { MERCHANT_CATEGORIES, type MerchantCategory } from '@ahia/reference/merchant-categories'

/** The fields of a new shop; the logo is the key of the uploaded file. */
export type ShopProfile = {
  name: string
  phone: string
  avatar: string
  category: string
  description: string
  street: string
  city: string
  country: string
  state: string
}

export type ShopField = keyof ShopProfile

/** MERCH-03: all fields are required. */
const REQUIRED = {
  name: 'Business Name is required',
  phone: 'Telephone is required',
  avatar: 'Logo is required',
  category: 'Category is required',
  description: 'Description is required',
  street: 'Street is required',
  city: 'City is required',
  country: 'Country is required',
  state: 'State is required',
} as const satisfies Record<ShopField, string>

const FIELDS: readonly ShopField[] = [
  'name',
  'phone',
  'avatar',
  'category',
  'description',
  'street',
  'city',
  'country',
  'state',
]

/** MERCH-03: the error of this field, or null. */
export const missingIn = (profile: ShopProfile, field: ShopField): string | null =>
  profile[field].trim() === '' ? REQUIRED[field] : null

const isCategory = (text: string): text is MerchantCategory =>
  MERCHANT_CATEGORIES.some((category) => category === text)

/** The request; null while something is missing. */
export function toShop(profile: ShopProfile) {
  const { name, phone, avatar, category, description, street, city, country, state } = profile
  if (!isCategory(category) || FIELDS.some((field) => missingIn(profile, field) !== null)) return null
  return { name, phone, avatar, category, description, address: { street, city, state, country } }
}

export const SHOP_FIELDS: readonly string[] = FIELDS
