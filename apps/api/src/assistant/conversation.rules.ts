import type { AccountId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { ParsedMessage, ShopperRequest } from './parse/parsed-message.rules.ts'

/** An earlier message, and the products that were shown for it. */
export type EarlierTurn = {
  message: ParsedMessage
  productIds: readonly ProductId[]
  orderIds: readonly OrderId[]
}

export type Conversation = {
  message: ParsedMessage
  /** Oldest first. */
  earlier: readonly EarlierTurn[]
  /** The request as the whole conversation describes it. */
  request: ShopperRequest
  /** The product whose page is open. */
  lookingAt: ProductId | null
  /** The customer whose orders may be shown; null for a guest. */
  accountId: AccountId | null
  now: Date
}
