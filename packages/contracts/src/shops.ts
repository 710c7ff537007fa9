import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './fields/query-text.ts'
import { shopIdSchema } from './ids.ts'
import { MAX_SHOPS, SHOPS_A_ROW } from './limits.ts'

const shopSchema = z.strictObject({
  _id: shopIdSchema,
  name: z.string(),
  city: z.string(),
  state: z.enum(DELIVERY_STATES),
  description: z.string(),
  avatar: z.string().startsWith('/media/').nullable(),
  rating: z.number().min(0).max(5).describe('over all reviews of its products; 0 without any'),
  reviews: z.int().nonnegative(),
  since: z.iso.datetime(),
})

export type Shop = z.output<typeof shopSchema>

export const showShop = endpoint({
  method: 'GET',
  path: '/shops/{id}',
  auth: 'none',
  isPublic: true,
  tag: 'shops',
  summary: 'One shop, as its page shows it',
  params: z.strictObject({ id: z.string() }),
  data: z.strictObject({ shop: shopSchema }),
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
  data: z.strictObject({ shops: z.array(shopSchema) }),
  errors: [],
})
