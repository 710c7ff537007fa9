import { priceChange } from './price-change.rules.ts'

export type SavedItemState = 'saved' | 'removed' | 'moved'
type SavedItemNoteProps = { savedNaira: number; todayNaira: number; state: SavedItemState }

const GONE = {
  removed: 'Removed. Tap the heart to save it again.',
  moved: 'In your cart. Tap the heart to keep it here too.',
} as const

/** What a card itself does not tell: that it was taken off, or that it costs more or less than when it was saved. */
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
