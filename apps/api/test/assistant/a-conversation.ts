import type { ProductId } from '@ahia/contracts/ids'
import type { Conversation } from '#assistant/conversation.rules.ts'
import { readConversation } from '#assistant/reading/read-conversation.rules.ts'

type Told = { before?: readonly string[]; shown?: readonly ProductId[]; lookingAt?: ProductId | null }

/** A guest's message, after others for which these products were shown. */
export const aConversation = (
  message: string,
  { before = [], shown = [], lookingAt = null }: Told = {},
): Conversation =>
  readConversation({
    message,
    turns: before.map((one) => ({ message: one, productIds: shown, orderIds: [] })),
    lookingAt,
    accountId: null,
    now: new Date(0),
  })
