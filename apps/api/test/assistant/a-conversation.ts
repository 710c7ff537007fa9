import type { AccountId, ProductId } from '@ahia/contracts/ids'
import type { Conversation } from '#assistant/conversation.rules.ts'
import { parseConversation } from '#assistant/parse/parse-conversation.rules.ts'

type Told = {
  before?: readonly string[]
  shown?: readonly ProductId[]
  lookingAt?: ProductId | null
  accountId?: AccountId
}

/** A message, after others for which these products were shown. */
export const aConversation = (
  message: string,
  { before = [], shown = [], lookingAt = null, accountId }: Told = {},
): Conversation =>
  parseConversation({
    message,
    turns: before.map((one) => ({ message: one, productIds: shown, orderIds: [] })),
    lookingAt,
    accountId: accountId ?? null,
    now: new Date(0),
  })
