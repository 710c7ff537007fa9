import { z } from 'zod'

/** One type per kind of id, so that handing a shop's id to a product's place does not compile. */
export const productIdSchema = z.uuid().brand<'ProductId'>()
export const shopIdSchema = z.uuid().brand<'ShopId'>()

export type ProductId = z.output<typeof productIdSchema>
export type ShopId = z.output<typeof shopIdSchema>
