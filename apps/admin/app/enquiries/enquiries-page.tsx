import {
  ENQUIRY_SOURCES,
  ENQUIRY_STATES,
  type EnquiryRow,
  listEnquiries,
} from '@ahia/contracts/admin/enquiries'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Link } from '@ahia/web/components/link'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { dueWords } from '#work/due-words.rules.ts'
import { useListKeys } from '#work/use-list-keys.ts'
import { SOURCES, STATES } from './enquiry-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Enquiries'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="enquiries.answer">{() => <Enquiries />}</WithStaff>,
})

type Shown = {
  state: EnquiryRow['state']
  source: EnquiryRow['source'] | undefined
  after: string | undefined
}

const pageOf = ({ state, source, after }: Partial<Shown>): string => {
  const query = new URLSearchParams()
  if (state && state !== 'OPEN') query.set('state', state)
  if (source) query.set('source', source)
  if (after) query.set('after', after)
  return query.size > 0 ? `/enquiries?${query}` : '/enquiries'
}

/** ADMIN-52, ADMIN-54: which ones are shown is in the address. */
function Enquiries() {
  const query = useSearchParams()
  const state = ENQUIRY_STATES.find((one) => one === query.get('state')) ?? 'OPEN'
  const source = ENQUIRY_SOURCES.find((one) => one === query.get('source'))
  const after = query.get('after') ?? undefined
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Enquiries</h1>
      <ListTabs
        label="Which enquiries"
        tabs={ENQUIRY_STATES.map((one) => ({
          to: pageOf({ state: one, source }),
          label: STATES[one][1],
          isCurrent: one === state,
        }))}
      />
      <ListTabs
        label="Where they came from"
        tabs={[undefined, ...ENQUIRY_SOURCES].map((one) => ({
          to: pageOf({ state, source: one }),
          label: one ? SOURCES[one] : 'From anywhere',
          isCurrent: one === source,
        }))}
      />
      <Listed key={pageOf({ state, source, after })} state={state} source={source} after={after} />
    </div>
  )
}

function Listed({ state, source, after }: Shown) {
  const { part, reload } = useOwnPart(
    (signal) =>
      call(listEnquiries, { state, ...(source && { source }), ...(after && { after }) }, { signal }),
    "We couldn't load the enquiries",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <LoadedPart part={part} reload={reload}>
      {({ enquiries, next }) =>
        enquiries.length === 0 ? (
          <p className="rounded-card border border-border bg-surface p-6 text-text-2">
            {state === 'OPEN' ? 'No enquiries are waiting for an answer.' : 'Nothing here.'}
          </p>
        ) : (
          <>
            <ul
              {...keys}
              aria-label={STATES[state][1]}
              className="divide-y divide-border rounded-card border border-border bg-surface"
            >
              {enquiries.map((enquiry) => (
                <Row key={enquiry._id} enquiry={enquiry} />
              ))}
            </ul>
            {next && (
              <Link to={pageOf({ state, source, after: next })} className="font-semibold underline">
                Next page
              </Link>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}

/** What strangers wrote is text, cut to one line. */
function Row({
  enquiry: { _id, subject, source, sender, email, waitsSince, dueAt, holder },
}: {
  enquiry: EnquiryRow
}) {
  const isLate = dueAt !== null && Date.parse(dueAt) < Date.now()
  return (
    <li className="grid gap-x-4 px-4 py-3 sm:py-1 sm:grid-cols-[9rem_1fr_auto] sm:items-center">
      <time
        dateTime={dueAt ?? waitsSince}
        title={lagosMoment(dueAt ?? waitsSince)}
        className={isLate ? 'text-small font-semibold text-danger' : 'text-small'}
      >
        {dueAt ? dueWords(dueAt, new Date()) : lagosMoment(waitsSince)}
      </time>
      <Link
        to={`/enquiries/${_id}`}
        data-row
        className="flex min-h-11 min-w-0 items-center font-semibold hover:underline"
      >
        <span className="truncate">{subject}</span>
      </Link>
      <span className="min-w-0 text-small wrap-anywhere text-text-2">
        {sender?.name ?? email}
        {source === 'LOGISTICS' && ' · wants to deliver'}
        {holder && ` · ${holder} has it`}
      </span>
    </li>
  )
}
