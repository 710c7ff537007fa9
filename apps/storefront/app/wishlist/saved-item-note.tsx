import { priceChange } from './price-change.rules.ts'

export type SavedItemState = 'saved' | 'removed' | 'moved'
type SavedItemNoteProps = { savedNaira: number; todayNaira: number; state: SavedItemState }

const GONE = {
  removed: 'Removed. Tap the heart to save it again.',
  moved: 'In your cart. Tap the heart to keep it here too.',
} as const

/** What the card does not show: that the item was removed, or that its price has changed since it was saved. */
export function SavedItemNote({ savedNaira, todayNaira, state }: SavedItemNoteProps) {
  if (state !== 'saved') return <p className="text-small text-balance text-text-2">{GONE[state]}</p>
  const change = priceChange(savedNaira, todayNaira)
  if (!change) return null
  return (
    <p
      data-direction={change.direction}
      className="text-small font-semibold text-balance text-text-2 data-[direction=fell]:text-ok"
    >
      {change.text}
    </p>
  )
}
