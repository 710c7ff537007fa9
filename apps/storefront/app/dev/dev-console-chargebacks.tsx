import type { DevConsoleChargeback } from '@ahia/contracts/developers/dev-console'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Card } from '@ahia/ui/card'
import { StatePanel } from '@ahia/ui/state-panel'
import { Tag, type TagTone } from '@ahia/ui/tag'

const STATUS = {
  OPEN: { words: 'Open', tone: 'danger' },
  WON: { words: 'Won', tone: 'ok' },
  LOST: { words: 'Lost', tone: 'neutral' },
} as const satisfies Record<DevConsoleChargeback['status'], { words: string; tone: TagTone }>

/** PAY-05: what customers' banks dispute, the earliest deadline first. */
export function DevConsoleChargebacks({ chargebacks }: { chargebacks: readonly DevConsoleChargeback[] }) {
  return (
    <section aria-labelledby="chargebacks" className="mt-6">
      <h2 id="chargebacks" className="text-h2 font-extrabold">
        Bank disputes
      </h2>
      {chargebacks.length === 0 ? (
        <StatePanel title="No bank disputes" className="mt-3">
          When a customer disputes a payment at their bank, it will show up here with its deadline.
        </StatePanel>
      ) : (
        <ul aria-labelledby="chargebacks" className="mt-3 grid gap-3">
          {chargebacks.map((chargeback) => (
            <Chargeback key={chargeback._id} chargeback={chargeback} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Chargeback({ chargeback }: { chargeback: DevConsoleChargeback }) {
  const { status, amount, taken, reference, orders, dispute, providerStatus, reason } = chargeback
  const { words, tone } = STATUS[status]
  return (
    <Card as="li" className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-extrabold">{naira(amount)}</span>
        <Tag tone={tone}>{words}</Tag>
        <Deadline chargeback={chargeback} />
      </p>
      <p className="wrap-anywhere">Reason: {reason}</p>
      <p className="text-small text-text-2 wrap-anywhere">
        Orders {orders.map(orderNumber).join(', ')}, payment {reference},{' '}
        {dispute === null ? 'no dispute' : `dispute ${dispute}`} ({providerStatus}).{' '}
        {taken > 0 ? `The bank has ${naira(taken)}.` : 'The bank has taken nothing.'}
      </p>
    </Card>
  )
}

function Deadline({ chargeback: { status, dueAt, closedAt } }: { chargeback: DevConsoleChargeback }) {
  const at = status === 'OPEN' ? dueAt : closedAt
  if (at === null) return <span className="text-small text-text-2">No deadline</span>
  return (
    <span className="text-small text-text-2">
      {status === 'OPEN' ? 'Answer by' : 'Closed'} <time dateTime={at}>{lagosMoment(at)}</time>
    </span>
  )
}

const naira = (amount: number): string => formatNaira(fromNaira(amount))
