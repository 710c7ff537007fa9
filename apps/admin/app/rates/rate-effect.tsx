import type { RateEffect } from '@ahia/contracts/admin/rates'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { Link } from '@ahia/web/components/link'

const money = (amount: number): string => formatNaira(fromNaira(amount))

/** ADMIN-34: what last month would have cost under a change, in all and by shop. */
export function RateEffectView({ effect: { month, was, would, shops, byShop } }: { effect: RateEffect }) {
  if (shops === 0) return <p role="status">Nobody paid this in {month}, so it would have changed nothing.</p>
  return (
    <section aria-label="What last month would have cost" className="grid gap-2">
      <p role="status" className="font-semibold">
        {month}: {money(would)} instead of {money(was)}, in {shops.toLocaleString('en')}{' '}
        {shops === 1 ? 'shop' : 'shops'}
      </p>
      <p className="text-small text-text-2">
        Orders that were paid in that month and not cancelled, with the packages that shops have today.
      </p>
      <ul className="max-h-72 divide-y divide-border overflow-y-auto rounded-control border border-border">
        {byShop.map((shop) => (
          <li key={shop._id} className="flex flex-wrap gap-x-4 px-3 py-1.5 text-small">
            <Link to={`/shops/${shop._id}`} className="font-semibold wrap-anywhere hover:underline">
              {shop.name}
            </Link>
            <span className="ml-auto tabular-nums">
              {money(shop.would)} instead of {money(shop.was)}
            </span>
          </li>
        ))}
      </ul>
      {byShop.length < shops && (
        <p className="text-small text-text-2">The {byShop.length} shops that it changes most are shown.</p>
      )}
    </section>
  )
}
