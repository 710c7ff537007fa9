import type { AssistantTurn } from '@ahia/contracts/assistant'
import { MAX_SHOWN, MAX_TURNS } from '@ahia/contracts/limits'
import type { Exchange, ShownReply } from './shown.ts'

/** With one more; the oldest go, as they are not sent to the assistant either. */
export function withExchange(
  thread: readonly Exchange[],
  { said, reply }: Omit<Exchange, 'id'>,
): readonly Exchange[] {
  const id = (thread.at(-1)?.id ?? 0) + 1
  return [...thread, { id, said, reply }].slice(-MAX_TURNS)
}

/** What is sent to the assistant of the conversation so far: messages and products, never its own words. */
export const turnsOf = (thread: readonly Exchange[]): AssistantTurn[] =>
  thread.slice(-MAX_TURNS).map(({ said, reply }) => ({
    said,
    productIds: listProductIds(reply).slice(0, MAX_SHOWN),
    orderIds: reply.orders.map(({ id }) => id).slice(0, MAX_SHOWN),
  }))

/** In the order shown, so that 'the second one' is the second one. */
function listProductIds({ products, comparison }: ShownReply): string[] {
  const shown = products.length > 0 ? products : (comparison?.products ?? [])
  return shown.map(({ id }) => id)
}

/** What could not be sent is back in the field, before whatever was typed meanwhile. */
export const restoredInto = (typed: string, unsent: string): string =>
  typed.trim() === '' ? unsent : `${unsent}\n${typed}`

/** Whether a guest is told to sign in, so that the way there can stand below. */
export const namesSigningIn = (text: string): boolean => /\b(sign|log)(ed)?[ -]?in\b/i.test(text)
