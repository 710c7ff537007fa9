import { z } from 'zod'

/** One type per kind of id, so that handing a shop's id to a product's place does not compile. */
export const productIdSchema = z.uuid().brand<'ProductId'>()
export const shopIdSchema = z.uuid().brand<'ShopId'>()
export const variantIdSchema = z.uuid().brand<'VariantId'>()
export const optionIdSchema = z.uuid().brand<'OptionId'>()
export const addOnIdSchema = z.uuid().brand<'AddOnId'>()
export const reviewIdSchema = z.uuid().brand<'ReviewId'>()
export const sessionIdSchema = z.uuid().brand<'SessionId'>()
const accountIdSchema = z.uuid().brand<'AccountId'>()
const stockMoveIdSchema = z.uuid().brand<'StockMoveId'>()

export type ProductId = z.output<typeof productIdSchema>
export type ShopId = z.output<typeof shopIdSchema>
export type VariantId = z.output<typeof variantIdSchema>
export type OptionId = z.output<typeof optionIdSchema>
export type AddOnId = z.output<typeof addOnIdSchema>
export type ReviewId = z.output<typeof reviewIdSchema>
export type StockMoveId = z.output<typeof stockMoveIdSchema>
export type SessionId = z.output<typeof sessionIdSchema>
export type AccountId = z.output<typeof accountIdSchema>
