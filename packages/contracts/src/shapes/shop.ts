import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { MERCHANT_CATEGORIES } from '@ahia/reference/merchant-categories'
import { TIERS } from '@ahia/reference/packages'
import { z } from 'zod'
import { shopIdSchema } from '../ids.ts'
import { tokensSchema } from './user.ts'

/** A shop as its owner sees it. */
export const ownShopSchema = z.strictObject({
  _id: shopIdSchema,
  name: z.string(),
  phone: z.string(),
  description: z.string(),
  avatar: z.string().startsWith('/media/'),
  category: z.enum(MERCHANT_CATEGORIES),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
  }),
  handsOverIn: z
    .enum(DELIVERY_STATES)
    .describe('where its parcels are sent from: the nearest of the five places'),
  status: z
    .enum(['PENDING', 'APPROVED', 'SUSPENDED', 'CLOSING'])
    .describe('customers see it while it is approved'),
  package: z.enum(TIERS).nullable(),
  createdAt: z.iso.datetime(),
})

/** The account; without a shop until the profile is filled in. */
export const shopAccountSchema = z.strictObject({ email: z.string(), shop: ownShopSchema.nullable() })

export const signedInShopSchema = shopAccountSchema.extend(tokensSchema.shape)

/** With tokens at the end of a registration; later callers have theirs already. */
export const updatedShopSchema = shopAccountSchema
  .extend({ shop: ownShopSchema })
  .extend(tokensSchema.partial().shape)

export type OwnShop = z.output<typeof ownShopSchema>
export type SignedInShop = z.output<typeof signedInShopSchema>
