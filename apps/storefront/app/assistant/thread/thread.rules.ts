import type { AssistantTurn } from '@ahia/contracts/assistant'
import { MAX_SHOWN, MAX_TURNS } from '@ahia/contracts/limits'
import type { Exchange, ShownReply } from '../shown.ts'

/** Adds an exchange and drops the oldest, which would not be sent to the assistant either. */
export function withExchange(
  thread: readonly Exchange[],
  { message, reply }: Omit<Exchange, 'id'>,
): readonly Exchange[] {
  const id = (thread.at(-1)?.id ?? 0) + 1
  return [...thread, { id, message, reply }].slice(-MAX_TURNS)
}

/** What is sent to the assistant of the conversation so far: messages and products, never its own replies. */
export const turnsOf = (thread: readonly Exchange[]): AssistantTurn[] =>
  thread.slice(-MAX_TURNS).map(({ message, reply }) => ({
    message,
    productIds: listProductIds(reply).slice(0, MAX_SHOWN),
    orderIds: reply.orders.map(({ id }) => id).slice(0, MAX_SHOWN),
  }))

/** In the order shown, so that 'the second one' is the second one. */
function listProductIds({ products, comparison }: ShownReply): string[] {
  const shown = products.length > 0 ? products : (comparison?.products ?? [])
  return shown.map(({ id }) => id)
}

/** Puts an unsent message back into the field, before what was typed meanwhile. */
export const restoredInto = (typed: string, unsent: string): string =>
  typed.trim() === '' ? unsent : `${unsent}\n${typed}`

/** Whether a reply asks a guest to sign in, so that a link can be shown below it. */
export const namesSigningIn = (text: string): boolean => /\b(sign|log)(ed)?[ -]?in\b/i.test(text)
