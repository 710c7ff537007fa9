import type { ShopClosing } from '@ahia/contracts/seller/shop-settings'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'

/** SELL-53: what has to be settled before the account can close; nothing when all is. */
export function OpenBusiness({ open }: { open: ShopClosing['open'] }) {
  const lines = listOpen(open)
  if (lines.length === 0) return null
  return (
    <div className="mb-4 rounded-card bg-info-soft p-4">
      <p className="font-semibold">Before your account can close:</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function listOpen({ orders, refunds, earnings, debt }: ShopClosing['open']): string[] {
  const openOrders =
    orders === 1
      ? "1 order isn't finished. It isn't delivered yet, or it can still be returned."
      : `${orders} orders aren't finished. They aren't delivered yet, or they can still be returned.`
  const refundCount = refunds === 1 ? '1 refund is' : `${refunds} refunds are`
  return [
    orders > 0 ? openOrders : null,
    refunds > 0 ? `${refundCount} on the way to shoppers.` : null,
    earnings > 0 ? `We still owe you ${formatNaira(fromNaira(earnings))}. We'll pay it out first.` : null,
    debt > 0 ? `You still owe us ${formatNaira(fromNaira(debt))}.` : null,
  ].filter((line) => line !== null)
}
