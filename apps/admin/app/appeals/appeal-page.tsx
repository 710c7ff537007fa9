import { getAppealPage, type StandingAppeal } from '@ahia/contracts/admin/appeals'
import type { StandingAppealId } from '@ahia/contracts/ids'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { DecideAppeal } from './decide-appeal.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Appeal by a shop'), isIndexed: false }),
  isPublic: true,
  View: ({ params }) => (
    <WithStaff needs="shops.suspend">
      {() => <OneAppeal key={params.id} id={params.id as StandingAppealId} />}
    </WithStaff>
  ),
})

function OneAppeal({ id }: { id: StandingAppealId }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getAppealPage, { id }, { signal }),
    "We couldn't load this appeal",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ appeal }) => <Loaded appeal={appeal} onDecided={reload} />}
    </LoadedPart>
  )
}

const AS_WHAT = {
  LATE: 'late',
  CANCELLED: 'cancelled by the shop',
  COMPLAINT: 'with a complaint',
  FAULT: 'refunded for a fault',
} as const satisfies Record<StandingAppeal['measure'], string>

/** SELL-51: what counts against the shop, its words, and the decision. */
function Loaded({ appeal, onDecided }: { appeal: StandingAppeal; onDecided: () => void }) {
  const { shop, orderId, measure, words, since, decision, needsAnother } = appeal
  return (
    <div className="grid max-w-reading gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold wrap-anywhere">Appeal by {shop.name}</h1>
        <Tag tone={decision ? 'neutral' : 'warn'}>{decision ? 'Decided' : 'Open'}</Tag>
      </header>
      <p>
        <Link to={`/orders/${orderId}`} className="font-semibold underline">
          Order {orderNumber(orderId)}
        </Link>{' '}
        counts as {AS_WHAT[measure]} in the standing of{' '}
        <Link to={`/shops/${shop._id}`} className="font-semibold underline">
          this shop
        </Link>
        .
      </p>
      <blockquote className="rounded-card border border-border bg-surface p-4 wrap-anywhere whitespace-pre-line">
        <p className="text-small text-text-2">The shop, {lagosMoment(since)}</p>
        {words}
      </blockquote>
      {decision && (
        <p className="rounded-card bg-info-soft p-4 wrap-anywhere whitespace-pre-line">
          {decision.by ?? 'The market'}{' '}
          {decision.outcome === 'TAKEN_OUT' ? 'took the order out' : 'left the order in'},{' '}
          {lagosMoment(decision.at)}: {decision.words}
        </p>
      )}
      {!decision && needsAnother && (
        <p className="rounded-card bg-info-soft p-4">
          You decided the complaint about this order. A colleague decides the appeal.
        </p>
      )}
      {!decision && !needsAnother && <DecideAppeal appeal={appeal} onDecided={onDecided} />}
    </div>
  )
}
