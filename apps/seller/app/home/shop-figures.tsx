import { getMoney } from '@ahia/contracts/seller/money'
import { listStock } from '@ahia/contracts/seller/stock'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { shopSession } from '@ahia/shop-session/shop-session'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import { useOwnPart } from '@ahia/web/parts/use-part'

type Figures = { available: number; low: number }

/** PAYOUT-01, SELL-46: what the shop has earned so far and what runs out, on the first screen. The pages behind say more. */
export function ShopFigures() {
  const { part } = useOwnPart(loadFigures, '')
  const figures = part.state === 'ready' ? part.value : null
  const low = figures?.low ?? 0
  return (
    <ul aria-label="Money and stock" className="grid grid-cols-2 gap-3">
      <Figure
        to="/seller/money"
        value={figures && formatNaira(fromNaira(Math.abs(figures.available)))}
        label={figures && figures.available < 0 ? 'You owe' : 'Available balance'}
      />
      <Figure
        to="/seller/stock"
        value={figures && String(low)}
        label={low === 1 ? 'Item is low in stock' : 'Items are low in stock'}
        isWarning={low > 0}
      />
    </ul>
  )
}

async function loadFigures(signal: AbortSignal): Promise<Figures> {
  const [{ available }, { counts }] = await Promise.all([
    shopSession.call(getMoney, {}, { signal }),
    shopSession.call(listStock, { limit: 1 }, { signal }),
  ])
  return { available: available.amount, low: counts.low }
}

type FigureProps = { to: string; value: string | null; label: string; isWarning?: boolean }

/** A dash while it is not known, so that nothing moves when it is. */
function Figure({ to, value, label, isWarning = false }: FigureProps) {
  return (
    <li>
      <Link
        to={to}
        className={classNames(
          'grid h-full content-start gap-1 rounded-card border p-4 shadow-e1',
          isWarning
            ? 'border-warn bg-warn-soft text-warn'
            : 'border-border bg-surface hover:border-brand hover:text-brand-text',
        )}
      >
        <span className="text-h2 font-extrabold tabular-nums wrap-anywhere">{value ?? '–'}</span>
        <span className="text-small font-semibold">{label}</span>
      </Link>
    </li>
  )
}
