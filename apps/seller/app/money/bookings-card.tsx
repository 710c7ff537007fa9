import { listMoneyEntries, type MoneyEntry } from '@ahia/contracts/seller/money'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Card } from '@ahia/ui/card'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { ShowMore } from '@ahia/web/components/show-more'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useSeenPart } from '#offline/use-seen-part.ts'
import { useStateFrom } from '#offline/use-state-from.ts'
import { asChange, inNaira } from './amount.ts'

/** PAYOUT-01: everything that was booked, with the balance after it. */
export function BookingsCard() {
  const first = useSeenPart({
    key: 'bookings-1',
    load: (signal) => shopSession.call(listMoneyEntries, {}, { signal }),
    failed: "We couldn't load your transactions.",
  })
  return (
    <Card as="section" aria-labelledby="bookings">
      <h2 id="bookings" className="mb-2 text-h3 font-extrabold">
        Transactions
      </h2>
      <LoadedPart part={first.part} reload={first.reload}>
        {(page) => <Bookings first={page} />}
      </LoadedPart>
    </Card>
  )
}

type Page = { entries: readonly MoneyEntry[]; next: string | null }

function Bookings({ first }: { first: Page }) {
  const [{ entries, next }, setPage] = useStateFrom(first)
  const more = useAttempt("We couldn't load more transactions.")
  const showMore = () =>
    more.run(async (signal) => {
      const asked = next === null ? {} : { cursor: next }
      const loaded = await shopSession.call(listMoneyEntries, asked, { signal })
      setPage({ entries: [...entries, ...loaded.entries], next: loaded.next })
    })
  if (entries.length === 0) return <p className="text-text-2">Nothing yet. Paid orders will appear here.</p>
  return (
    <>
      <ul className="divide-y divide-border">
        {entries.map((entry) => (
          <li key={entry._id} className="flex gap-3 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{titleOf(entry)}</span>
              <span className="block text-small text-text-2">{lagosMoment(entry.at)}</span>
            </span>
            <span className="text-right whitespace-nowrap tabular-nums">
              <span className="block font-semibold">{asChange(entry.amount)}</span>
              <span className="block text-small text-text-2">
                <span className="sr-only">Balance after it: </span>
                {inNaira(entry.balance)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {next !== null && <ShowMore attempt={more} label="Show more" onMore={showMore} className="mt-3" />}
    </>
  )
}

const TITLES = {
  SETTLEMENT: 'Sale',
  UNCLAIMED: 'Payment without an order',
  REFUND: 'Refund',
  REFUND_FAILED: 'Refund that failed',
  CHARGEBACK: "Reversed by the customer's bank",
  CHARGEBACK_RETURNED: "Returned by the customer's bank",
  APPEAL: 'Paid by us after your appeal',
  INVOICE: 'Invoice for your package',
} as const satisfies Record<MoneyEntry['kind'], string>

const titleOf = ({ kind, orderId }: MoneyEntry): string =>
  orderId === null ? TITLES[kind] : `${TITLES[kind]}, order ${orderNumber(orderId)}`
