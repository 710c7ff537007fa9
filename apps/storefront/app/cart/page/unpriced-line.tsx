import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { Button } from '@ahia/ui/button'
import type { CartLine, LineChange } from '../cart-source.ts'
import type { LineView } from './line-view.rules.ts'
import { RemoveButton } from './remove-button.tsx'

type UnpricedLineProps = {
  line: CartLine
  view: Extract<LineView, { state: 'gone' | 'failed' }>
  change: LineChange | null
  onRemove: () => void
  onRetry: () => void
}

/** CART-11, CART-15: a line whose product is not known. */
export function UnpricedLine({ line, view, change, onRemove, onRetry }: UnpricedLineProps) {
  const added = `${line.quantity} × ${formatNaira(fromNaira(line.price))} when you added it`
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-semibold">
          {view.state === 'gone' ? 'No longer available' : "We couldn't load this item"}
        </p>
        <p className="text-small text-text-2">
          {view.state === 'gone' ? added : `${added}. ${view.message}.`}
        </p>
      </div>
      <div className="ml-auto flex gap-3">
        {view.state === 'failed' && (
          <Button look="outline" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <RemoveButton name="this item" change={change} onRemove={onRemove} />
      </div>
    </div>
  )
}
