import type { Product, ProductCard } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import { listRelated } from '#catalog/list-related.ts'
import { listWhole } from '#catalog/list-whole.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { pointedAt, shownLast } from '../find/show-shown.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import { MOST_COMPARED } from './named-sides.ts'

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|2|both)\b/, 2],
  [/\b(?:three|3)\b/, 3],
  [/\b(?:four|4)\b/, 4],
]
const IT = /^(?:it|this|that|dis|am|this one|that one|dis one|this product|this item)$/
const NEIGHBOURS = /^(?:similar|others?|another|alternatives?|rest|like it|its kind|such)\b/
/** 'number 2', '3' */
const NUMBER = /^(?:(?:number|no|option|item)\.? |#)?([1-9]|1[0-2])$/
const LAST_ONES = /\blast (?:two|three|2|3)\b/

/** 'these two', 'all three': how many are meant; as many as are compared at once when no number is said. */
export const howMany = (text: string): number =>
  COUNTS.find(([sign]) => sign.test(text.toLowerCase()))?.[1] ?? MOST_COMPARED

/** What was shown last, as far as it is compared. */
export async function listShown(deps: AssistantDeps, conversation: Conversation): Promise<Product[]> {
  const { text } = conversation.message
  const count = howMany(text)
  const together = shownTogether(conversation)
  const shown = together.length === 1 ? oneOfEachTurn(conversation, count) : together
  return listInOrder(deps, LAST_ONES.test(text.toLowerCase()) ? shown.slice(-count) : shown.slice(0, count))
}

/** What was shown last; for 'which of them', after a question about one of several, those it was shown with. */
export function shownTogether({ message, earlier }: Conversation): readonly ProductId[] {
  const last = shownLast({ earlier })
  const [one] = last
  if (last.length !== 1 || one === undefined || !message.pointers.some(({ at }) => at === 'all')) return last
  const group = earlier.findLast(({ productIds }) => productIds.length > 1 && productIds.includes(one))
  return group?.productIds ?? last
}

/** Asked for one after the other ('bread', then 'corn flakes'): the best of each of the latest turns, oldest first. */
function oneOfEachTurn({ earlier }: Conversation, count: number): ProductId[] {
  const firsts = earlier.flatMap(({ productIds }) => productIds.slice(0, 1))
  const latest = [...new Set(firsts.toReversed())].slice(0, count === MOST_COMPARED ? 2 : count)
  return latest.toReversed()
}

/** What one side of a comparison points at ('this one', 'the second'), perhaps nothing; null when it names something. */
export function pointedBy(conversation: Conversation, piece: string): ProductId[] | null {
  const message = parseMessage(piece)
  const [, number] = NUMBER.exec(piece) ?? []
  if (number !== undefined && shownLast(conversation).length > 0)
    return pointedAt({
      ...conversation,
      message: { ...message, pointers: [{ at: 'nth', n: Number(number) }] },
    })
  if (IT.test(piece))
    return pointedAt({ ...conversation, message: { ...message, pointers: [{ at: 'open-page' }] } })
  return message.request.words.length === 0 && message.pointers.length > 0
    ? pointedAt({ ...conversation, message })
    : null
}

/** 'similar ones', 'others': what stands beside it on its shelf. */
export const wantsNeighbours = (piece: string): boolean => NEIGHBOURS.test(piece)

export async function listNeighbours(deps: AssistantDeps, { _id, subCategory }: Product): Promise<Product[]> {
  const cards: ProductCard[] = JSON.parse(await listRelated(deps, _id))
  const beside = cards.filter((card) => card.subCategory === subCategory).slice(0, MOST_COMPARED - 1)
  return listInOrder(
    deps,
    beside.map((card) => card._id),
  )
}

export async function listInOrder(deps: AssistantDeps, ids: readonly ProductId[]): Promise<Product[]> {
  const whole = await listWhole(deps, ids)
  return [...new Set(ids)].flatMap((id) => whole.get(id) ?? [])
}
