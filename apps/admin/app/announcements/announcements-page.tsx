import {
  ANNOUNCEMENT_STATES,
  type AnnouncementRow,
  listAnnouncements,
} from '@ahia/contracts/admin/announcements'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { buttonClass } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { useListKeys } from '#work/use-list-keys.ts'
import { groupWords, STATES } from './announcement-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Announcements'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="announcements.propose">{() => <Announcements />}</WithStaff>,
})

type Shown = { state: AnnouncementRow['state'] | undefined; after: string | undefined }

const pageOf = ({ state, after }: Partial<Shown>): string => {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (after) query.set('after', after)
  return query.size > 0 ? `/announcements?${query}` : '/announcements'
}

/** ADMIN-52, ADMIN-54 */
function Announcements() {
  const query = useSearchParams()
  const state = ANNOUNCEMENT_STATES.find((one) => one === query.get('state'))
  const after = query.get('after') ?? undefined
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2 font-extrabold">Announcements to shops</h1>
        <Link to="/announcements/new" className={buttonClass()}>
          Write an announcement
        </Link>
      </header>
      <ListTabs
        label="Which announcements"
        tabs={[undefined, ...ANNOUNCEMENT_STATES].map((one) => ({
          to: pageOf({ state: one }),
          label: one ? STATES[one][1] : 'All',
          isCurrent: one === state,
        }))}
      />
      <Listed key={pageOf({ state, after })} state={state} after={after} />
    </div>
  )
}

function Listed({ state, after }: Shown) {
  const { part, reload } = useOwnPart(
    (signal) => call(listAnnouncements, { ...(state && { state }), ...(after && { after }) }, { signal }),
    "We couldn't load the announcements",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <LoadedPart part={part} reload={reload}>
      {({ announcements, next }) =>
        announcements.length === 0 ? (
          <p className="rounded-card border border-border bg-surface p-6 text-text-2">
            {state ? 'Nothing here.' : 'No announcements yet.'}
          </p>
        ) : (
          <>
            <ul
              {...keys}
              aria-label="Announcements"
              className="divide-y divide-border rounded-card border border-border bg-surface"
            >
              {announcements.map((announcement) => (
                <Row key={announcement._id} announcement={announcement} />
              ))}
            </ul>
            {next && (
              <Link to={pageOf({ state, after: next })} className="font-semibold underline">
                Next page
              </Link>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}

function Row({ announcement }: { announcement: AnnouncementRow }) {
  const { _id, subject, state, group, sendsAt, sentAt, madeBy } = announcement
  const [tone, label] = STATES[state]
  return (
    <li className="grid gap-x-4 px-4 py-3 sm:py-1 sm:grid-cols-[11rem_1fr_auto_auto] sm:items-center">
      <span className="text-small">{lagosMoment(sentAt ?? sendsAt)}</span>
      <Link
        to={`/announcements/${_id}`}
        data-row
        className="flex min-h-11 min-w-0 items-center font-semibold hover:underline"
      >
        <span className="truncate">{subject}</span>
      </Link>
      <span className="text-small text-text-2">
        {groupWords(group)} · {madeBy}
      </span>
      <span>
        <Tag tone={tone}>{label}</Tag>
      </span>
    </li>
  )
}
