import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import { lagosDays, lagosMoment } from '@ahia/rules/lagos-date'
import { classNames } from '@ahia/ui/class-names'
import { Icon, type IconName } from '@ahia/ui/icon'
import { type Ref, useRef, useState } from 'react'
import { MoreButton } from '../facts/more-button.tsx'
import { stepsToCome } from '../order.rules.ts'
import { STATUS_WORDS } from '../orders-texts.ts'
import { historyOf, type PastStep } from './order-history.ts'
import { promiseOf } from './promise.ts'

/** Nothing is to come, or not by itself. */
const SHOWS_LAST: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'REFUNDED', 'DISPUTED']
const MOST_UNDER_WAY = 2

/** ORD-05: past and future steps. WIN-53: of an order that is over a phone shows how it ended, until all are wanted. */
export function OrderTimeline({ order, headingId }: { order: Order; headingId: string }) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const past = historyOf(order).map((step) => (isShownBelow(order, step) ? { ...step, note: null } : step))
  const toCome = stepsToCome(order)
  const isFolded = !isWhole && canFold(order, past)
  return (
    <div>
      <Steps ref={list} order={order} past={past} toCome={toCome} isFolded={isFolded} />
      {isFolded && (
        <MoreButton label="Show all steps" headingId={headingId} shows={list} onShow={() => setWhole(true)} />
      )}
    </div>
  )
}

/** WIN-80: of an order under way only where it takes rows away, as the button has one too. */
function canFold({ status }: Order, past: readonly PastStep[]): boolean {
  if (!SHOWS_LAST.includes(status)) return past.length > MOST_UNDER_WAY
  return past.length > 1 && (status !== 'DELIVERED' || past.every(({ look }) => look !== 'problem'))
}

/** WIN-74: while a complaint is open the order shows it whole, a few lines below its step. */
const isShownBelow = ({ status, items }: Order, { title }: PastStep): boolean =>
  title === STATUS_WORDS.DISPUTED && status === 'DISPUTED' && items.some(({ isDisputed }) => isDisputed)

type StepsProps = {
  ref: Ref<HTMLOListElement>
  order: Order
  past: PastStep[]
  toCome: readonly OrderStatus[]
  isFolded: boolean
}

function Steps({ ref, order, past, toCome, isFolded }: StepsProps) {
  return (
    <ol
      ref={ref}
      tabIndex={-1}
      aria-label="Timeline"
      className="flex flex-wrap gap-x-4 gap-y-2 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-y-3"
    >
      {past.map((step) => (
        <Past
          key={`${step.title} ${step.at}`}
          step={step}
          isFolded={isFolded && step.look === 'done' && step !== past.at(-1)}
        />
      ))}
      {toCome.map((status) => (
        <li key={status} className="flex basis-full gap-2 border-border text-text-2 sm:border-t-4 sm:pt-2">
          <Dot look="next" />
          <div className="min-w-0">
            <p>
              {STATUS_WORDS[status]}
              <span className="sr-only"> (coming up)</span>
            </p>
            <Expected order={order} status={status} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** SELL-38: each step to come has its day, where it is known. */
function Expected({ order: { parcel, arrives }, status }: { order: Order; status: OrderStatus }) {
  const isKnown = parcel !== null && !parcel.isLate && parcel.status !== 'WAITING_FOR_ADDRESS'
  if (status === 'SHIPPED' && isKnown)
    return <p className="text-small">by {lagosDays({ from: parcel.dueAt, to: parcel.dueAt })}</p>
  const promise = status === 'DELIVERED' ? promiseOf({ arrives, parcel }, Date.now()) : null
  if (promise === null) return null
  if (!promise.isLate) return <p className="text-small">{lagosDays(promise.days)}</p>
  return (
    <p className="text-small font-semibold text-warn">
      {promise.isOver ? 'Late' : `Late, ${lagosDays(promise.days)}`}
    </p>
  )
}

function Past({ step, isFolded }: { step: PastStep; isFolded: boolean }) {
  const { title, at, by, note, look } = step
  return (
    <li
      className={classNames(
        'flex basis-full gap-2 sm:border-t-4 sm:pt-2',
        LINES[look],
        isFolded && 'max-sm:hidden',
      )}
    >
      <Dot look={look} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-text-2">
          <time dateTime={at}>{lagosMoment(at)}</time>
          {by && `, ${by}`}
        </p>
        {note && <p className="text-small text-pretty wrap-anywhere text-text-2">{note}</p>}
      </div>
    </li>
  )
}

type Look = PastStep['look'] | 'next'

const LINES = { done: 'border-brand', ended: 'border-border-strong', problem: 'border-danger' } as const

const DOTS = {
  done: { ink: 'border-brand bg-brand-soft text-brand-text', icon: 'check' },
  ended: { ink: 'border-border-strong bg-neutral-soft text-neutral', icon: 'close' },
  problem: { ink: 'border-danger bg-danger-soft text-danger', icon: 'alert' },
  next: { ink: 'border-border-strong', icon: null },
} as const satisfies Record<Look, { ink: string; icon: IconName | null }>

/** WIN-76: beside each step, as on a phone, where steps are below each other, there is no line above it. */
function Dot({ look }: { look: Look }) {
  const { ink, icon } = DOTS[look]
  return (
    <span className={classNames('mt-0.5 grid size-5 shrink-0 place-items-center rounded-pill border', ink)}>
      {icon && <Icon name={icon} className="size-3.5" />}
    </span>
  )
}
