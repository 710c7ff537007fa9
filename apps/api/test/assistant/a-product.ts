import type { Product } from '@ahia/contracts/catalog'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'

/** Say only what matters. */
export const aProduct = (own: Partial<Product>): Product => ({
  _id: newId<ProductId>(),
  name: 'Lamp',
  subtitle: '',
  images: [],
  placeholder: null,
  basePrice: 1_000,
  fromPrice: null,
  baseQuantity: 5,
  category: 'TECH',
  subCategory: 'Lamps',
  rating: 0,
  reviews: 0,
  sales: 0,
  isFeatured: false,
  logistics: { deliveryType: 'STANDARD' },
  shopId: { _id: newId<ShopId>(), name: 'Tech Hub', city: 'Ikeja', avatar: null, rating: 0, reviews: 0 },
  description: '',
  brand: null,
  specifications: {},
  variants: [],
  addOns: [],
  returnPolicy: { policy: 'NONE', period: 0 },
  taxClass: 'STANDARD',
  ...own,
})
