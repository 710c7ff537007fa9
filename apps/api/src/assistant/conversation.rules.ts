import type { AccountId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { ParsedMessage, ShopperRequest } from './reading/parsed-message.rules.ts'

/** What was said before, and what was shown then. */
export type EarlierTurn = {
  message: ParsedMessage
  productIds: readonly ProductId[]
  orderIds: readonly OrderId[]
}

export type Conversation = {
  message: ParsedMessage
  /** Oldest first. */
  earlier: readonly EarlierTurn[]
  /** What is requested in the light of all that was said. */
  request: ShopperRequest
  /** The product whose page is open. */
  lookingAt: ProductId | null
  /** Whose orders may be spoken of; null for a guest. */
  accountId: AccountId | null
  now: Date
}
