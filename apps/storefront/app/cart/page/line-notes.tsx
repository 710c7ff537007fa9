import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import type { PricedLine } from '@ahia/rules/priced-line'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import type { CartLine } from '../cart-source.ts'

/** At this quantity or less, the stock is shown. */
const FEW_LEFT = 5

type LineNotesProps = {
  name: string
  line: CartLine
  priced: PricedLine
  isBusy: boolean
  onTakeWhatIsLeft: () => void
}

/** CART-15: changes since the line was added. */
export function LineNotes({ name, line, priced, isBusy, onTakeWhatIsLeft }: LineNotesProps) {
  const { left } = priced
  const isShort = left > 0 && left < line.quantity
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2 empty:hidden">
      <PriceNote line={line} priced={priced} />
      {left === 0 && <Tag tone="danger">Out of stock</Tag>}
      {left > 0 && (isShort || left <= FEW_LEFT) && <Tag tone="warn">Only {left} left</Tag>}
      {isShort && (
        <Button
          look="tonal"
          busy={isBusy}
          onClick={onTakeWhatIsLeft}
          aria-label={`Change to ${left} of ${name}`}
          className="min-h-11 px-4 py-1 text-small"
        >
          Change to {left}
        </Button>
      )}
    </div>
  )
}

function PriceNote({ line, priced: { unitKobo } }: Pick<LineNotesProps, 'line' | 'priced'>) {
  const thenKobo = fromNaira(line.price)
  if (thenKobo === unitKobo) return null
  return <Tag tone={unitKobo < thenKobo ? 'ok' : 'warn'}>Was {formatNaira(thenKobo)} when you added it</Tag>
}
