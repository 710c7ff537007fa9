import type { Product } from '@ahia/contracts/catalog'
import { productSchema } from '@ahia/contracts/shapes/product'
import { signedInUserSchema } from '@ahia/contracts/shapes/user'
import { product } from '../market.ts'

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const toProduct = (own: Parameters<typeof product>[0]): Product => productSchema.parse(product(own))

const shopOf = (place: number, name: string) => ({
  _id: idOf(place),
  name,
  city: 'Enugu',
  avatar: null,
  rating: 4.4,
  reviews: 80,
})

export const KITCHEN = 'Mama Nkechi Kitchen'

/** ₦2,800, in one bottle size. */
export const HONEY = toProduct({
  _id: idOf(301),
  name: 'Raw forest honey, unheated, dark amber',
  basePrice: 2800,
  fromPrice: 2800,
  shopId: shopOf(2, 'Udi Bee Farm'),
  variants: [
    {
      variantName: 'Bottle',
      variantValues: [{ _id: idOf(311), value: '250 ml', price: 2800, quantity: 110, options: [] }],
    },
  ],
})

/** ₦4,200, with an add-on for ₦1,000. */
export const ONUGBU = toProduct({
  _id: idOf(302),
  name: 'Ofe onugbu with pounded yam',
  basePrice: 4200,
  shopId: shopOf(1, KITCHEN),
  variants: [
    {
      variantName: 'Portion',
      variantValues: [
        {
          _id: idOf(312),
          value: 'Regular, 1 wrap',
          price: 4200,
          quantity: 20,
          options: [
            {
              optionName: 'Meat',
              optionValues: [{ _id: idOf(322), value: 'Beef', price: 4200, quantity: 20 }],
            },
          ],
        },
      ],
    },
  ],
  addOns: [{ _id: idOf(332), name: 'Extra wrap of pounded yam', price: 1000, maxQuantityAllowed: 3 }],
})

/** ₦45,000, without anything to choose. */
export const FAN = toProduct({
  _id: idOf(303),
  name: 'Rechargeable table fan, 12 inch',
  basePrice: 45_000,
  shopId: shopOf(3, 'Alaba Electric'),
})

/** ₦2,000, hot, and delivered in Enugu only. */
export const OKPA = toProduct({
  _id: idOf(304),
  name: 'Okpa, hot, pack of 4',
  basePrice: 2000,
  shopId: shopOf(1, KITCHEN),
  logistics: {
    deliveryType: 'STANDARD',
    onlyIn: { area: 'CITY', state: 'ENUGU', city: 'Enugu' },
    promise: { within: 3, unit: 'HOURS' },
  },
})

/** What the market of these tests sells. */
export const GOODS: readonly Product[] = [HONEY, ONUGBU, FAN, OKPA]

/** Ada Obi of Enugu. */
export const ADA = signedInUserSchema.parse({
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0800 000 0001',
  gender: 'FEMALE',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
  status: 'ACTIVE',
  createdAt: '2026-03-01T09:00:00.000Z',
  token: 'access',
  refresh: 'refresh',
})

/** What a shopper gets who chooses the first of everything. */
export function firstChoice({ _id, variants, basePrice }: Product) {
  const variant = variants[0]?.variantValues[0]
  const option = variant?.options[0]?.optionValues[0]
  return {
    productId: _id,
    selectedVariantId: variant?._id ?? null,
    selectedOptionId: option?._id ?? null,
    price: option?.price ?? variant?.price ?? basePrice,
  }
}
