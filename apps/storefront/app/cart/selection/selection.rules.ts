import { fieldsOf } from '@ahia/web/storage/stored-fields'

/**
 * Which lines are selected, by key. All are at first, so the deselected ones are stored. `only` is what a guest had
 * selected when they went to log in; the account may have had other lines before (CART-10).
 */
export type Selection = { left: readonly string[]; only: readonly string[] | null }

export const ALL_SELECTED: Selection = { left: [], only: null }

export const isSelected = ({ left, only }: Selection, key: string): boolean =>
  only ? only.includes(key) : !left.includes(key)

type Choice = { keys: readonly string[]; of: readonly string[]; to: 'selected' | 'left' }

/** `of` are all keys of the cart; nothing is stored about others. */
export function withChoice(selection: Selection, { keys, of, to }: Choice): Selection {
  const isLeft = (key: string) => (keys.includes(key) ? to === 'left' : !isSelected(selection, key))
  return { left: of.filter(isLeft), only: null }
}

/**
 * After the login, once the account's lines are known. Deselected lines stay deselected, even if they are still being
 * merged.
 */
export function arrived(selection: Selection, keys: readonly string[]): Selection {
  if (selection.only === null) return selection
  const others = keys.filter((key) => !isSelected(selection, key))
  return { left: [...new Set([...selection.left, ...others])], only: null }
}

/** Null when the value is not ours. */
export function parseSelection(json: unknown): Selection | null {
  const { left, only } = fieldsOf(json)
  return areTexts(left) ? { left, only: areTexts(only) ? only : null } : null
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
