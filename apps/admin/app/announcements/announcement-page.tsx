import { type Announcement, getAnnouncement } from '@ahia/contracts/admin/announcements'
import type { AnnouncementId } from '@ahia/contracts/ids'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { AnnouncementActs } from './announcement-acts.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementShops } from './announcement-shops.tsx'
import { groupWords, KINDS, STATES } from './announcement-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Announcement'), isIndexed: false }),
  isPublic: true,
  View: ({ params: { id = '' } }: ViewProps<object>) => (
    <WithStaff needs="announcements.propose">
      {() => (id === 'new' ? <AnnouncementForm known={null} /> : <One key={id} id={id as AnnouncementId} />)}
    </WithStaff>
  ),
})

function One({ id }: { id: AnnouncementId }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getAnnouncement, { id }, { signal }),
    "We couldn't load this announcement",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ announcement }) => <Loaded announcement={announcement} onChange={reload} />}
    </LoadedPart>
  )
}

type LoadedProps = { announcement: Announcement; onChange: () => void }

/** ADMIN-52: as shops read it, who gets it, and what can be done with it. */
function Loaded({ announcement, onChange }: LoadedProps) {
  const { subject, state, version } = announcement
  const [tone, label] = STATES[state]
  return (
    <div className="grid max-w-reading gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold wrap-anywhere">{subject}</h1>
        <Tag tone={tone}>{label}</Tag>
      </header>
      {state === 'TOO_LATE' && (
        <p className="rounded-card bg-danger-soft p-4">
          This wasn't sent, because it would have reached shops too late. Withdraw it, then write it again
          with a later date.
        </p>
      )}
      <Facts announcement={announcement} />
      <Email email={announcement.email} />
      <AnnouncementActs announcement={announcement} onChange={onChange} />
      {state === 'DRAFT' && <AnnouncementForm key={version} known={announcement} onChange={onChange} />}
      {state === 'SENT' && <AnnouncementShops id={announcement._id} />}
    </div>
  )
}

function Facts({ announcement }: Pick<LoadedProps, 'announcement'>) {
  const { kind, group, receivers, emailed, sendsAt, sentAt, holdsFrom, madeBy, agreedBy } = announcement
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-border bg-surface p-4">
      <dt className="text-text-2">Kind</dt>
      <dd>{KINDS[kind]}</dd>
      <dt className="text-text-2">To</dt>
      <dd>
        {groupWords(group)}: {receivers.toLocaleString('en')}
        {sentAt && `, ${emailed.toLocaleString('en')} emailed`}
      </dd>
      <dt className="text-text-2">{sentAt ? 'Sent' : 'Goes out'}</dt>
      <dd>{lagosMoment(sentAt ?? sendsAt)}</dd>
      {holdsFrom && (
        <>
          <dt className="text-text-2">Applies from</dt>
          <dd>{lagosDate(holdsFrom)}</dd>
        </>
      )}
      <dt className="text-text-2">By</dt>
      <dd>
        {madeBy}
        {agreedBy && `, agreed by ${agreedBy}`}
      </dd>
    </dl>
  )
}

function Email({ email: { subject, paragraphs } }: Pick<Announcement, 'email'>) {
  return (
    <section aria-label="The email" className="rounded-card border border-border bg-surface p-4">
      <h2 className="text-h3 font-extrabold wrap-anywhere">{subject}</h2>
      {paragraphs.map((text, place) => (
        <p key={place} className="mt-2 wrap-anywhere">
          {text}
        </p>
      ))}
    </section>
  )
}
