import type { Money, MoneyPart } from '@ahia/contracts/seller/money'
import { cardClass } from '@ahia/ui/card'
import { inNaira } from './amount.ts'
import { PartOrders } from './part-orders.tsx'

type Row = { part: MoneyPart; label: string; about: string; amount: number; orders: number }

/** PAYOUT-01: three parts that add up to the balance, each with its orders. */
export function BalanceCard({ money }: { money: Money }) {
  return (
    <section aria-labelledby="balance" className={`${cardClass} overflow-hidden`}>
      <div className="p-5">
        <h2 id="balance" className="font-semibold text-text-2">
          {money.balance < 0 ? 'You owe' : 'Your balance'}
        </h2>
        <p className="text-h1 font-extrabold tabular-nums">{inNaira(Math.abs(money.balance))}</p>
        <p className="text-small text-pretty text-text-2">{balanceWords(money)}</p>
      </div>
      <ul className="divide-y divide-border border-t border-border">
        {rowsOf(money).map((row) => (
          <li key={row.part}>
            <PartRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PartRow({ row: { part, label, about, amount, orders } }: { row: Row }) {
  const line = (
    <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] gap-x-4">
      <span className="font-semibold">{label}</span>
      <span className="font-semibold whitespace-nowrap tabular-nums">{inNaira(amount)}</span>
      <span className="col-span-2 text-small text-pretty text-text-2">{about}</span>
    </span>
  )
  if (orders === 0) return <div className="flex min-h-16 items-center gap-4 px-5 py-3">{line}</div>
  return (
    <PartOrders
      part={part}
      summary={line}
      label={`${label}: ${orders} ${orders === 1 ? 'order' : 'orders'}`}
    />
  )
}

function balanceWords({ balance, available }: Money): string {
  if (balance < 0) return 'Your next sales pay it.'
  if (balance === 0 && available.orders === 0) return 'Your balance grows with every paid order.'
  return 'After our commission. It has three parts:'
}

const rowsOf = ({ available, pending, onHold }: Money): Row[] => [
  {
    part: 'AVAILABLE',
    label: available.amount < 0 ? 'Owed by you' : 'Available',
    about:
      available.amount < 0
        ? 'More was refunded or invoiced than your final sales cover.'
        : 'Delivered, and the time for complaints and returns is over.',
    ...available,
  },
  {
    part: 'PENDING',
    label: 'Pending',
    about:
      pending.thisWeek > 0
        ? `${inNaira(pending.thisWeek)} becomes available within 7 days if nobody complains.`
        : 'Not delivered yet, or can still be returned.',
    amount: pending.amount,
    orders: pending.orders,
  },
  {
    part: 'ON_HOLD',
    label: 'On hold',
    about: 'Under a complaint, disputed by a bank, or being refunded.',
    ...onHold,
  },
]
