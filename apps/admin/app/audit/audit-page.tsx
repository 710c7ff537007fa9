import { listAudit } from '@ahia/contracts/admin/audit'
import type { DataOf } from '@ahia/contracts/endpoint'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { AuditFilter } from './audit-filter.tsx'
import { AuditLine } from './audit-line.tsx'
import { auditPath, filterIn } from './audit-path.rules.ts'

export default definePage({
  head: () => ({ title: officeTitle('Audit'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="audit.read">{() => <Audit />}</WithStaff>,
})

/** ADMIN-46: who did what, when and why. What is looked for is in the address. */
function Audit() {
  const filter = filterIn(useSearchParams())
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Audit</h1>
      <Entries key={auditPath(filter)} filter={filter} />
    </div>
  )
}

type Filter = ReturnType<typeof filterIn>

function Entries({ filter }: { filter: Filter }) {
  const { part, reload } = useOwnPart(
    (signal) => call(listAudit, filter, { signal }),
    "We couldn't load the audit",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {(audit) => (
        <>
          <AuditFilter filter={filter} colleagues={audit.colleagues} />
          <Sealed sealed={audit.sealed} />
          {audit.entries.length === 0 ? (
            <p className="rounded-card border border-border bg-surface p-6 text-text-2">
              No entries match. Change the filter, or show all.
            </p>
          ) : (
            <ol className="divide-y divide-border rounded-card border border-border bg-surface">
              {audit.entries.map((entry) => (
                <AuditLine key={entry.sequence} entry={entry} />
              ))}
            </ol>
          )}
          {audit.next !== null && (
            <Link
              to={auditPath({ ...filter, before: audit.next })}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-text hover:underline"
            >
              Older entries
            </Link>
          )}
        </>
      )}
    </LoadedPart>
  )
}

/** ADMIN-48 */
function Sealed({ sealed }: Pick<DataOf<typeof listAudit>, 'sealed'>) {
  return (
    <p className="text-small text-text-2">
      {sealed === null
        ? 'Nothing is sealed yet. The first seal comes on the hour.'
        : `Sealed up to entry ${sealed.sequence}, ${lagosMoment(sealed.at)}${sealed.isStored ? ', and stored outside the database' : ''}.`}
    </p>
  )
}
