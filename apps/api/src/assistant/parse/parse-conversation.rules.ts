import type { AccountId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { Conversation } from '../conversation.rules.ts'
import { parseMessage } from './parse-message.rules.ts'
import { requestOfConversation } from './request-of-conversation.rules.ts'
import { spellOut } from './spell-out.rules.ts'

type ShopperMessage = { message: string; productIds: readonly ProductId[]; orderIds: readonly OrderId[] }

export type Question = {
  message: string
  /** Oldest first. */
  turns: readonly ShopperMessage[]
  lookingAt: ProductId | null
  accountId: AccountId | null
  now: Date
}

export function parseConversation({
  message: text,
  turns,
  lookingAt,
  accountId,
  now,
}: Question): Conversation {
  const message = parseMessage(spellOut(text))
  const earlier = turns.map((turn) => ({ ...turn, message: parseMessage(spellOut(turn.message)) }))
  const request = requestOfConversation(
    earlier.map((turn) => turn.message),
    message,
  )
  return { message, earlier, request, lookingAt, accountId, now }
}

/** The same conversation, asked in other words; null leaves it as it is. */
export function withMessage(conversation: Conversation, text: string | null): Conversation {
  if (text === null || text === conversation.message.text) return conversation
  const message = parseMessage(text)
  const before = conversation.earlier.map((turn) => turn.message)
  return { ...conversation, message, request: requestOfConversation(before, message) }
}
