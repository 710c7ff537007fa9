import { MERCHANT_CATEGORIES } from '@ahia/reference/merchant-categories'
import { expect, test } from 'vitest'
import { missingIn, type ShopProfile, toShop } from './shop-profile.rules.ts'

const MAMA_PUT: ShopProfile = {
  name: 'Mama Put Kitchen',
  phone: '0803 123 4567',
  avatar: 'logo-key',
  category: 'FOOD',
  description: 'Jollof from firewood.',
  street: '12 Allen Avenue',
  city: 'Ikeja',
  country: 'Nigeria',
  state: 'Lagos',
}

test.each([
  ['name', 'Business Name is required'],
  ['phone', 'Telephone is required'],
  ['avatar', 'Logo is required'],
  ['category', 'Category is required'],
  ['description', 'Description is required'],
  ['street', 'Street is required'],
  ['city', 'City is required'],
  ['country', 'Country is required'],
  ['state', 'State is required'],
] as const)('MERCH-03 a blank %s is missing, and nothing is sent: %s', (field, message) => {
  const blank = { ...MAMA_PUT, [field]: '  ' }

  expect(missingIn(blank, field)).toBe(message)
  expect(toShop(blank)).toBeNull()
})

test('MERCH-04 a shop has one of the ten categories, and no other', () => {
  for (const category of MERCHANT_CATEGORIES)
    expect(toShop({ ...MAMA_PUT, category })?.category).toBe(category)
  expect(toShop({ ...MAMA_PUT, category: 'WEAPONS' })).toBeNull()
})
