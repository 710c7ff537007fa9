import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { shopIdSchema } from '../ids.ts'
import { PRODUCTS_IN_WINDOW } from '../limits.ts'
import { awaySchema, smallProductSchema } from './product.ts'

/** A shop as shoppers see it. */
export const shopSchema = z.strictObject({
  _id: shopIdSchema,
  name: z.string(),
  city: z.string(),
  state: z.enum(DELIVERY_STATES),
  description: z.string(),
  avatar: z.string().startsWith('/media/').nullable(),
  rating: z.number().min(0).max(5).describe('over all reviews of its products; 0 without any'),
  reviews: z.int().nonnegative(),
  since: z.iso.datetime(),
  sign: z
    .strictObject({
      image: z.string().startsWith('/signs/'),
      text: z.enum(['ink', 'chalk']).describe('the colour in which the name is written on it'),
    })
    .describe('a board without the name'),
  owner: z
    .strictObject({ name: z.string(), line: z.string() })
    .nullable()
    .describe('who runs it, and what they say about it'),
  followers: z.int().nonnegative(),
  away: awaySchema.nullish().describe('null: it is open'),
})

/** The same with the products in its window. */
export const shopFrontSchema = shopSchema.extend({
  products: z.array(smallProductSchema).max(PRODUCTS_IN_WINDOW).describe('in stock, sold most first'),
})
