import type { Product } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import { listWhole } from '#catalog/list-whole.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import type { Pointer } from '../parse/parsed-message.rules.ts'

/** What was shown last: the ids of the latest turn that showed anything. */
export const shownLast = ({ earlier }: Pick<Conversation, 'earlier'>): readonly ProductId[] =>
  earlier.findLast(({ productIds }) => productIds.length > 0)?.productIds ?? []

/** Everything that was shown so far in this conversation. */
export const shownBefore = ({ earlier }: Pick<Conversation, 'earlier'>): readonly ProductId[] =>
  earlier.flatMap(({ productIds }) => productIds)

/** Which products the pointers point at, in the order they were shown; the open page for 'this', else the one shown alone. */
export function pointedAt(
  conversation: Pick<Conversation, 'earlier' | 'lookingAt' | 'message'>,
): ProductId[] {
  const shown = shownLast(conversation)
  const ids = conversation.message.pointers.flatMap((pointer) =>
    idsAt(pointer, shown, conversation.lookingAt),
  )
  return [...new Set(ids)]
}

function idsAt(
  pointer: Pointer,
  shown: readonly ProductId[],
  lookingAt: ProductId | null,
): readonly ProductId[] {
  switch (pointer.at) {
    case 'open-page':
      return lookingAt ? [lookingAt] : shown.slice(0, 1)
    case 'nth':
      return [shown.at(pointer.n > 0 ? pointer.n - 1 : pointer.n)].filter((id) => id !== undefined)
    case 'all':
      return shown.length > 0 ? shown : lookingAt ? [lookingAt] : []
    case 'order':
      return []
  }
}

/** The products that are pointed at ('the second one', 'these', 'this'), in order; what may not be seen is missing. */
export async function showShown(
  deps: SearchDeps,
  conversation: Pick<Conversation, 'earlier' | 'lookingAt' | 'message'>,
): Promise<Product[]> {
  const ids = pointedAt(conversation)
  const whole = await listWhole(deps, ids)
  return ids.flatMap((id) => whole.get(id) ?? [])
}
