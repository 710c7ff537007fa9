import { priceChange } from './wishlist.rules.ts'

type WishNoteProps = { savedNaira: number; todayNaira: number; standing: 'kept' | 'removed' }

/** What a card itself does not tell: that it was taken off, or that it costs more or less than when it was saved. */
export function WishNote({ savedNaira, todayNaira, standing }: WishNoteProps) {
  if (standing === 'removed')
    return <p className="text-small text-balance text-text-2">Removed. Press the heart to keep it.</p>
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
