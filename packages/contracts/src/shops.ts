import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './fields/query-text.ts'
import { MAX_SHOPS, SHOPS_A_ROW } from './limits.ts'
import { shopFrontSchema } from './shapes/shop-front.ts'

/** A shop with the products in its window. */
export type Shop = z.output<typeof shopFrontSchema>

export const showShop = endpoint({
  method: 'GET',
  path: '/shops/{id}',
  auth: 'none',
  isPublic: true,
  tag: 'shops',
  summary: 'One shop, as its page shows it',
  params: z.strictObject({ id: z.string() }),
  data: z.strictObject({ shop: shopFrontSchema }),
  errors: ['SHOP_NOT_FOUND'],
})

export const listShops = endpoint({
  method: 'GET',
  path: '/shops',
  auth: 'none',
  isPublic: true,
  tag: 'shops',
  summary: 'The best-rated shops of the whole market or of one state',
  query: z.strictObject({
    state: z.enum(DELIVERY_STATES).optional(),
    limit: wholeNumber(1, MAX_SHOPS).default(SHOPS_A_ROW),
  }),
  data: z.strictObject({ shops: z.array(shopFrontSchema) }),
  errors: [],
})
