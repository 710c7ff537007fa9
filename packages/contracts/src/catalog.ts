import { CATEGORIES } from '@ahia/reference/categories'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { productIdSchema, shopIdSchema } from './ids.ts'

const productSchema = z.strictObject({
  _id: productIdSchema,
  name: z.string(),
  basePrice: z.number().nonnegative().describe('naira'),
  category: z.enum(CATEGORIES),
  shopId: z.strictObject({ _id: shopIdSchema, name: z.string(), city: z.string() }).describe('the seller'),
})

export type Product = z.output<typeof productSchema>

export const featuredProducts = endpoint({
  method: 'GET',
  path: '/products/featured',
  auth: 'none',
  tag: 'catalog',
  summary: 'Products picked for the front page',
  query: z.strictObject({}),
  data: z.strictObject({ products: z.array(productSchema) }),
  refusals: [],
})
