import { type Enquiry, getEnquiry } from '@ahia/contracts/admin/enquiries'
import { claimWork } from '@ahia/contracts/admin/work'
import type { EnquiryId } from '@ahia/contracts/ids'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Tag } from '@ahia/ui/tag'
import { AttemptButton } from '@ahia/web/components/attempt-button'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { dueWords } from '#work/due-words.rules.ts'
import { EnquiryThread } from './enquiry-thread.tsx'
import { SOURCES, STATES } from './enquiry-words.ts'
import { FileEnquiry } from './file-enquiry.tsx'
import { LinkForm } from './link-form.tsx'
import { ReceivedForm, ReplyToEnquiry } from './reply-to-enquiry.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Enquiry'), isIndexed: false }),
  isPublic: true,
  View: ({ params: { id = '' } }: ViewProps<object>) => (
    <WithStaff needs="enquiries.answer">{() => <OneEnquiry key={id} id={id as EnquiryId} />}</WithStaff>
  ),
})

function OneEnquiry({ id }: { id: EnquiryId }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getEnquiry, { id }, { signal }),
    "We couldn't load this enquiry",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ enquiry }) => <Loaded enquiry={enquiry} onChange={reload} />}
    </LoadedPart>
  )
}

export type EnquiryProps = { enquiry: Enquiry; onChange: () => void }

/** ADMIN-52: what they wrote, what we answered, and what it is about. */
function Loaded({ enquiry, onChange }: EnquiryProps) {
  const [tone, label] = STATES[enquiry.state]
  return (
    <div className="grid max-w-reading gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold wrap-anywhere">{enquiry.subject}</h1>
        <Tag tone={tone}>{label}</Tag>
        {enquiry.dueAt && <span className="font-semibold">answer {dueWords(enquiry.dueAt, new Date())}</span>}
      </header>
      <Facts enquiry={enquiry} />
      {enquiry.state === 'OPEN' && <Holder enquiry={enquiry} onChange={onChange} />}
      <EnquiryThread enquiry={enquiry} />
      {enquiry.state !== 'SPAM' && <ReplyToEnquiry enquiry={enquiry} onChange={onChange} />}
      <FileEnquiry enquiry={enquiry} onChange={onChange} />
      {enquiry.state !== 'SPAM' && <ReceivedForm enquiry={enquiry} onChange={onChange} />}
      <LinkForm enquiry={enquiry} onChange={onChange} />
    </div>
  )
}

function Facts({
  enquiry: { source, name, email, phone, sender, states, sentAt, order, shop },
}: {
  enquiry: Enquiry
}) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-border bg-surface p-4">
      <dt className="text-text-2">From</dt>
      <dd className="wrap-anywhere">
        {name}, {email}
        {phone && `, ${phone}`}
        {sender && (
          <>
            , owner of{' '}
            <Link to={`/shops/${sender._id}`} className="font-semibold underline">
              {sender.name}
            </Link>
          </>
        )}
      </dd>
      <dt className="text-text-2">Through</dt>
      <dd>
        {SOURCES[source]}, {lagosMoment(sentAt)}
      </dd>
      {states.length > 0 && (
        <>
          <dt className="text-text-2">Delivers to</dt>
          <dd>{states.join(', ')}</dd>
        </>
      )}
      {(order || shop) && (
        <>
          <dt className="text-text-2">About</dt>
          <dd className="flex flex-wrap gap-3">
            {order && (
              <Link to={`/orders/${order}`} className="font-semibold underline">
                Order {orderNumber(order)}
              </Link>
            )}
            {shop && (
              <Link to={`/shops/${shop._id}`} className="font-semibold underline">
                {shop.name}
              </Link>
            )}
          </dd>
        </>
      )}
    </dl>
  )
}

function Holder({ enquiry: { _id: id, holder }, onChange }: EnquiryProps) {
  if (holder) return <p className="text-text-2">{holder} has it.</p>
  return (
    <AttemptButton
      label="Take it"
      busyLabel="Taking…"
      failed="We couldn't assign it to you"
      act={async (signal) => {
        await call(claimWork, { kind: 'ENQUIRY', id }, { signal })
        onChange()
      }}
    />
  )
}
