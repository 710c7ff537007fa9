import { listOfficeRequests } from '@ahia/contracts/admin/data-requests'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { RecordRequest } from './record-request.tsx'
import { RequestCard } from './request-card.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Data requests'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="people.rights">{() => <Requests />}</WithStaff>,
})

/** PRIV-08: the register; which ones are shown is in the address. */
function Requests() {
  const state = useSearchParams().get('state') === 'ALL' ? 'ALL' : 'OPEN'
  return <Listed key={state} state={state} />
}

function Listed({ state }: { state: 'OPEN' | 'ALL' }) {
  const { part, reload } = useOwnPart(
    (signal) => call(listOfficeRequests, { state }, { signal }),
    "We couldn't load the requests",
  )
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Requests about data</h1>
      <ListTabs
        label="Which requests"
        tabs={[
          { to: '/data-requests', label: 'Open', isCurrent: state === 'OPEN' },
          { to: '/data-requests?state=ALL', label: 'All', isCurrent: state === 'ALL' },
        ]}
      />
      <LoadedPart part={part} reload={reload}>
        {({ requests }) =>
          requests.length === 0 ? (
            <p className="rounded-card border border-border bg-surface p-6 text-text-2">
              {state === 'OPEN' ? 'No requests are waiting for an answer.' : 'No requests yet.'}
            </p>
          ) : (
            <ul className="grid gap-3">
              {requests.map((request) => (
                <RequestCard key={request.id} request={request} onChange={reload} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
      <RecordRequest onRecorded={reload} />
    </div>
  )
}
