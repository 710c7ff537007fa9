import type { DataOf } from '@ahia/contracts/endpoint'
import { listStandingOrders, type StandingMeasure, type StandingOrder } from '@ahia/contracts/seller/standing'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { ShowMore } from '@ahia/web/components/show-more'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { AppealDialog } from './appeal-dialog.tsx'
import { MEASURE_WORDS } from './standing.rules.ts'

type Answer = DataOf<typeof listStandingOrders>

export function MeasureOrders({ measure }: { measure: StandingMeasure }) {
  const loaded = useOwnPart(
    (signal) => shopSession.call(listStandingOrders, { measure }, { signal }),
    "We couldn't load these orders.",
  )
  return (
    <div className="mt-4">
      <LoadedPart {...loaded}>{(first) => <OrderRows measure={measure} first={first} />}</LoadedPart>
    </div>
  )
}

function OrderRows({ measure, first }: { measure: StandingMeasure; first: Answer }) {
  const [{ orders, next }, setPage] = useState(first)
  const [appealed, setAppealed] = useState<StandingOrder | null>(null)
  const more = useAttempt("We couldn't load more orders.")
  const showMore = () =>
    more.run(async (signal) => {
      const cursor = next === null ? {} : { cursor: next }
      const loaded = await shopSession.call(listStandingOrders, { measure, ...cursor }, { signal })
      setPage({ ...loaded, orders: [...orders, ...loaded.orders] })
    })
  const replace = (order: StandingOrder) => {
    setPage({ orders: orders.map((one) => (one.orderId === order.orderId ? order : one)), next })
    setAppealed(null)
  }
  if (orders.length === 0) return <p className="text-text-2">No order counts against you here.</p>
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-border border-y border-border">
        {orders.map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            words={MEASURE_WORDS[measure].row}
            onAppeal={() => setAppealed(order)}
          />
        ))}
      </ul>
      {next !== null && <ShowMore attempt={more} label="Show more orders" onMore={showMore} />}
      {appealed && (
        <AppealDialog
          key={appealed.orderId}
          orderId={appealed.orderId}
          measure={measure}
          onAppealed={replace}
          onClose={() => setAppealed(null)}
        />
      )}
    </div>
  )
}

type OrderRowProps = { order: StandingOrder; words: string; onAppeal: () => void }

function OrderRow({ order: { orderId, at, appeal }, words, onAppeal }: OrderRowProps) {
  const number = orderNumber(orderId)
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="min-w-0 flex-1">
          <Link
            to={`/seller/orders/${orderId}`}
            className="inline-flex min-h-11 items-center font-semibold tabular-nums text-brand-text underline"
          >
            #{number}
          </Link>
          <span className="block text-small text-text-2">
            {words} <time dateTime={at}>{lagosMoment(at)}</time>
          </span>
        </p>
        {appeal === null ? (
          <Button look="ghost" aria-label={`Appeal order ${number}`} onClick={onAppeal}>
            Appeal
          </Button>
        ) : (
          <AppealTag outcome={appeal.outcome} />
        )}
      </div>
      {appeal && <p className="text-small wrap-anywhere text-text-2">You wrote: {appeal.words}</p>}
      {appeal?.answer && <p className="text-small wrap-anywhere">Our answer: {appeal.answer}</p>}
    </li>
  )
}

function AppealTag({ outcome }: Pick<NonNullable<StandingOrder['appeal']>, 'outcome'>) {
  if (outcome === null) return <Tag tone="info">Appeal sent</Tag>
  return outcome === 'TAKEN_OUT' ? <Tag tone="ok">Doesn't count</Tag> : <Tag tone="warn">Still counts</Tag>
}
