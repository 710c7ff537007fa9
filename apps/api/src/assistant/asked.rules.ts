import type { AccountId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { Said, Wish } from './reading/said.rules.ts'

/** What was said before, and what was shown then. */
export type EarlierTurn = { said: Said; productIds: readonly ProductId[]; orderIds: readonly OrderId[] }

export type Asked = {
  said: Said
  /** Oldest first. */
  earlier: readonly EarlierTurn[]
  /** What is wished for in the light of all that was said. */
  wish: Wish
  /** The product whose page is open. */
  lookingAt: ProductId | null
  /** Whose orders may be spoken of; null for a guest. */
  accountId: AccountId | null
  now: Date
}
