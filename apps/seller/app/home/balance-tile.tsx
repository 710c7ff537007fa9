import type { Today } from '@ahia/contracts/seller/today'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'

const naira = (amount: number): string => formatNaira(fromNaira(Math.abs(amount)))

/** PAYOUT-01: what the shop has earned so far. A dash while that is not known, so that nothing moves when it is. */
export function BalanceTile({ today }: { today: Pick<Today, 'available' | 'pending'> | null }) {
  return (
    <Link
      to="/seller/money"
      className="flex min-h-20 items-center gap-3 rounded-card border border-border bg-surface p-4 shadow-e1 transition-colors hover:border-brand"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-small font-semibold text-text-2">
          {today && today.available < 0 ? 'You owe' : 'Available balance'}
        </span>
        <span className="block text-h2 font-extrabold tabular-nums wrap-anywhere">
          {today ? naira(today.available) : '–'}
        </span>
      </span>
      <span className="text-right text-small text-text-2">
        <span className="block tabular-nums">{today ? naira(today.pending) : '–'}</span>
        <span className="block">pending</span>
      </span>
      <Icon name="chevronRight" className="size-5 shrink-0 text-text-3" />
    </Link>
  )
}
