import { type Breach, listBreaches } from '@ahia/contracts/admin/breaches'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { RecordBreach } from './record-breach.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Breaches'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="people.rights">{() => <Breaches />}</WithStaff>,
})

/** PRIV-09: the register, newest first. */
function Breaches() {
  const { part, reload } = useOwnPart(
    (signal) => call(listBreaches, {}, { signal }),
    "We couldn't load the register",
  )
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Breaches</h1>
      <p className="max-w-reading text-text-2">
        A breach is personal data that was lost, or that others saw or changed. Report it to the Commission
        within 72 hours of finding it.
      </p>
      <LoadedPart part={part} reload={reload}>
        {({ breaches }) =>
          breaches.length === 0 ? (
            <p className="rounded-card border border-border bg-surface p-6 text-text-2">
              No breaches recorded.
            </p>
          ) : (
            <ul className="divide-y divide-border rounded-card border border-border bg-surface">
              {breaches.map((breach) => (
                <li key={breach.id} className="flex flex-wrap items-center gap-x-4 px-4 py-3 sm:py-1">
                  <Link
                    to={`/breaches/${breach.id}`}
                    className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
                  >
                    {breach.title}
                  </Link>
                  <BreachTag breach={breach} />
                  <span className="text-small text-text-2 sm:ml-auto">
                    found {lagosMoment(breach.foundAt)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
      <RecordBreach onRecorded={reload} />
    </div>
  )
}

function BreachTag({ breach: { commission, people, dueAt } }: { breach: Breach }) {
  if (commission && people) return <Tag tone="ok">Decided</Tag>
  return <Tag tone={Date.parse(dueAt) < Date.now() ? 'danger' : 'warn'}>decide by {lagosMoment(dueAt)}</Tag>
}
