import { explainOrderMoney, type OrderMoney, type OrderMoneyLine } from '@ahia/contracts/seller/money'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { lagosDate } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { asChange, inNaira } from './amount.ts'

/** PAYOUT-08: where the amount of an order comes from, line by line. */
export function OrderLines({ orderId }: { orderId: OrderMoney['order']['_id'] }) {
  const explained = useOwnPart(
    (signal) => shopSession.call(explainOrderMoney, { id: orderId }, { signal }),
    "We couldn't load this order's details.",
  )
  return (
    <div className="mb-3 rounded-card border border-border bg-surface p-4">
      <LoadedPart {...explained}>{(money) => <Lines money={money} />}</LoadedPart>
    </div>
  )
}

function Lines({ money: { order, shopperPaid, lines } }: { money: OrderMoney }) {
  return (
    <>
      <p className="text-small text-pretty text-text-2">{paidWords(shopperPaid)}</p>
      <dl className="mt-2 divide-y divide-border">
        {lines.map((line, place) => (
          // The lines of an order never change their places.
          <div key={place} className="flex gap-3 py-2">
            <dt className="min-w-0 flex-1">
              <span className="block font-semibold">{titleOf(line)}</span>
              <span className="block text-small wrap-anywhere text-text-2">
                {rateWords(line)}
                {lagosDate(line.at)}, transaction {shortNumber(line.journal)}
              </span>
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{asChange(line.amount)}</dd>
          </div>
        ))}
        <div className="flex gap-3 py-2 font-extrabold">
          <dt className="min-w-0 flex-1">In your balance</dt>
          <dd className="whitespace-nowrap tabular-nums">{inNaira(order.amount)}</dd>
        </div>
      </dl>
    </>
  )
}

/** Of the journal, as an order is known by the end of its id. */
const shortNumber = (journal: string): string => (journal.split(':').at(-1) ?? '').slice(-8)

function paidWords({ total, delivery, service }: OrderMoney['shopperPaid']): string {
  const others = [
    ...(delivery > 0 ? [`${inNaira(delivery)} for delivery`] : []),
    ...(service > 0 ? [`${inNaira(service)} service fee`] : []),
  ]
  const paid = `The customer paid ${inNaira(total)}`
  return others.length === 0
    ? `${paid}.`
    : `${paid}, including ${others.join(' and ')}, which you don't keep.`
}

const TITLES = {
  ITEMS: 'Items',
  COMMISSION: 'Commission',
  ITEMS_BACK: 'Items refunded',
  COMMISSION_BACK: 'Commission returned',
  RETURNED_TO_YOU: 'Items returned to you',
} as const satisfies Record<OrderMoneyLine['what'], string>

const titleOf = ({ what, kind }: OrderMoneyLine): string =>
  what === 'ITEMS_BACK' && kind === 'CHARGEBACK' ? "Reversed by the customer's bank" : TITLES[what]

const rateWords = ({ rate }: OrderMoneyLine): string =>
  rate
    ? `${rate.percent}% of ${inNaira(rate.of)}, ${CATEGORY_LABELS[rate.category]}, rate since ${lagosDate(rate.since)}. `
    : ''
