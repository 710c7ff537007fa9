import { z } from 'zod'

/** In lower case: ids in capitals are the same ids. */
const uuid = z.uuid().toLowerCase()

/** One type per kind of id, so that passing a shop's id as a product's does not compile. */
export const productIdSchema = uuid.brand<'ProductId'>()
export const shopIdSchema = uuid.brand<'ShopId'>()
export const variantIdSchema = uuid.brand<'VariantId'>()
export const optionIdSchema = uuid.brand<'OptionId'>()
export const addOnIdSchema = uuid.brand<'AddOnId'>()
export const reviewIdSchema = uuid.brand<'ReviewId'>()
export const questionIdSchema = uuid.brand<'QuestionId'>()
export const cartLineIdSchema = uuid.brand<'CartLineId'>()
export const orderIdSchema = uuid.brand<'OrderId'>()
export const checkoutIdSchema = uuid.brand<'CheckoutId'>()
export const sessionIdSchema = uuid.brand<'SessionId'>()
export const invoiceIdSchema = uuid.brand<'InvoiceId'>()
export const parcelIdSchema = uuid.brand<'ParcelId'>()
export const shopNewsIdSchema = uuid.brand<'ShopNewsId'>()
/** An option, else a variant, else a product: what has a price and a stock. */
export const sellableIdSchema = uuid.brand<'SellableId'>()
export const standingAppealIdSchema = uuid.brand<'StandingAppealId'>()
export const importIdSchema = uuid.brand<'ImportId'>()
const contactMessageIdSchema = uuid.brand<'ContactMessageId'>()
const logisticsApplicationIdSchema = uuid.brand<'LogisticsApplicationId'>()
const termsAcceptanceIdSchema = uuid.brand<'TermsAcceptanceId'>()
const stockCountIdSchema = uuid.brand<'StockCountId'>()
const accountIdSchema = uuid.brand<'AccountId'>()
export const stockMoveIdSchema = uuid.brand<'StockMoveId'>()
const paymentIdSchema = uuid.brand<'PaymentId'>()
const refundIdSchema = uuid.brand<'RefundId'>()
export const chargebackIdSchema = uuid.brand<'ChargebackId'>()
const disputeIdSchema = uuid.brand<'DisputeId'>()
const orderMoveIdSchema = uuid.brand<'OrderMoveId'>()
const productMoveIdSchema = uuid.brand<'ProductMoveId'>()
const parcelMoveIdSchema = uuid.brand<'ParcelMoveId'>()
const ledgerJournalIdSchema = uuid.brand<'LedgerJournalId'>()
const providerEventIdSchema = uuid.brand<'ProviderEventId'>()
const accountRecordIdSchema = uuid.brand<'AccountRecordId'>()
const securityEventIdSchema = uuid.brand<'SecurityEventId'>()

export type ProductId = z.output<typeof productIdSchema>
export type ShopId = z.output<typeof shopIdSchema>
export type VariantId = z.output<typeof variantIdSchema>
export type OptionId = z.output<typeof optionIdSchema>
export type AddOnId = z.output<typeof addOnIdSchema>
export type ReviewId = z.output<typeof reviewIdSchema>
export type QuestionId = z.output<typeof questionIdSchema>
export type SellableId = z.output<typeof sellableIdSchema>
export type ImportId = z.output<typeof importIdSchema>
export type StandingAppealId = z.output<typeof standingAppealIdSchema>
export type StockCountId = z.output<typeof stockCountIdSchema>
export type StockMoveId = z.output<typeof stockMoveIdSchema>
export type CartLineId = z.output<typeof cartLineIdSchema>
export type SessionId = z.output<typeof sessionIdSchema>
export type AccountId = z.output<typeof accountIdSchema>
export type OrderId = z.output<typeof orderIdSchema>
export type CheckoutId = z.output<typeof checkoutIdSchema>
export type PaymentId = z.output<typeof paymentIdSchema>
export type RefundId = z.output<typeof refundIdSchema>
export type ChargebackId = z.output<typeof chargebackIdSchema>
export type DisputeId = z.output<typeof disputeIdSchema>
export type OrderMoveId = z.output<typeof orderMoveIdSchema>
export type ParcelId = z.output<typeof parcelIdSchema>
export type ProductMoveId = z.output<typeof productMoveIdSchema>
export type ParcelMoveId = z.output<typeof parcelMoveIdSchema>
export type ShopNewsId = z.output<typeof shopNewsIdSchema>
export type InvoiceId = z.output<typeof invoiceIdSchema>
export type LedgerJournalId = z.output<typeof ledgerJournalIdSchema>
export type ProviderEventId = z.output<typeof providerEventIdSchema>
export type AccountRecordId = z.output<typeof accountRecordIdSchema>
export type SecurityEventId = z.output<typeof securityEventIdSchema>
export type ContactMessageId = z.output<typeof contactMessageIdSchema>
export type LogisticsApplicationId = z.output<typeof logisticsApplicationIdSchema>
export type TermsAcceptanceId = z.output<typeof termsAcceptanceIdSchema>
