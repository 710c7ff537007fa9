import type { CartItem } from '@ahia/contracts/cart'
import { byAddedAt } from '@ahia/rules/cart/guest-lines'
import type { CartLine } from '../cart-source.ts'

/** A change that the server has not confirmed yet. */
export type CartChange =
  | { kind: 'increase' | 'decrease'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  | { kind: 'restore'; lineId: string; line: CartLine }
  | { kind: 'clear'; lineId: null }

/** The lines as they will be once the server has made the change. */
export function withChange(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  switch (change.kind) {
    case 'increase':
    case 'decrease':
      return lines.map((line) => (line.id === change.lineId ? { ...line, quantity: change.quantity } : line))
    case 'remove':
      return lines.filter(({ id }) => id !== change.lineId)
    case 'restore':
      return [...lines.filter(({ id }) => id !== change.lineId), change.line].toSorted(byAddedAt)
    case 'clear':
      return []
  }
}

/** CART-09: the change under way for one line; clearing applies to all. */
export const changeOf = (changes: readonly CartChange[], lineId: string): CartChange['kind'] | null =>
  changes.find((change) => change.lineId === null || change.lineId === lineId)?.kind ?? null

export const toLine = ({ _id, productInfo, ...item }: CartItem): CartLine => ({
  ...item,
  id: _id,
  product: productInfo ?? null, // CART-11: a missing key and null mean the same
})
