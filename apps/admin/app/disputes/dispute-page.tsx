import { getDisputePage, type DisputePage as Page } from '@ahia/contracts/admin/disputes'
import type { Me } from '@ahia/contracts/admin/session'
import type { DisputeId } from '@ahia/contracts/ids'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { AskForm } from './ask-form.tsx'
import { DecideForm } from './decide-form.tsx'
import { DisputeFacts } from './dispute-facts.tsx'
import { DisputeTimeline } from './dispute-timeline.tsx'
import { STAGE_TAGS } from './dispute-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Dispute'), isIndexed: false }),
  isPublic: true,
  View: ({ params }) => (
    <WithStaff needs="disputes.read">
      {(me) => <OneDispute key={params.id} id={params.id as DisputeId} me={me} />}
    </WithStaff>
  ),
})

function OneDispute({ id, me }: { id: DisputeId; me: Me }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getDisputePage, { id }, { signal }),
    "We couldn't load this dispute",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {(page) => <Loaded page={page} me={me} onChange={reload} />}
    </LoadedPart>
  )
}

/** ADMIN-24, ADMIN-25: both sides, the facts, and the decision below them. */
function Loaded({ page, me, onChange }: { page: Page; me: Me; onChange: () => void }) {
  const { dispute, shop, customer } = page
  const [tone, label] = STAGE_TAGS[dispute.stage]
  const mayDecide = may(me, 'disputes.decide')
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-h2 font-extrabold">
            {shop.name} and {customer}
          </h1>
          <Tag tone={tone}>{label}</Tag>
        </div>
        <p className="text-small text-text-2">
          <Link to={`/orders/${dispute.orderId}`} className="font-semibold underline">
            Order {orderNumber(dispute.orderId)}
          </Link>
          {`, ${dispute.kind === 'RETURN' ? 'return wanted' : 'problem reported'} ${lagosMoment(dispute.openedAt)}`}
          {dispute.decidesBy && (
            <strong className="text-text">{`; decide by ${lagosMoment(dispute.decidesBy)}`}</strong>
          )}
        </p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_24rem]">
        <section aria-labelledby="said" className="grid gap-3">
          <h2 id="said" className="text-h3 font-extrabold">
            Messages from both sides
          </h2>
          <DisputeTimeline page={page} />
          {mayDecide && page.round !== null && <AskForm id={dispute._id} onAsked={onChange} />}
        </section>
        <DisputeFacts page={page} />
      </div>
      {mayDecide && page.round !== null && page.isOwnDecision && (
        <p className="rounded-card bg-info-soft p-4">
          You decided this dispute. A colleague decides the appeal.
        </p>
      )}
      {mayDecide && page.round !== null && !page.isOwnDecision && (
        <DecideForm page={page} round={page.round} onDecided={onChange} />
      )}
    </div>
  )
}
