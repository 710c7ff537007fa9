import { listWork, WORK_VIEWS } from '@ahia/contracts/admin/work'
import { WORK_KINDS, type WorkKindName } from '@ahia/reference/staff/work-kinds'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { useListKeys } from './use-list-keys.ts'
import { WorkRow } from './work-row.tsx'

const VIEW_LABELS = { all: 'All', mine: 'Mine', overdue: 'Overdue', resting: 'Resting' } as const

/** ADMIN-12: everything that waits; filters are in the address, so that a list can be sent to a colleague. */
export function WorkList() {
  const query = useSearchParams()
  const view = WORK_VIEWS.find((one) => one === query.get('view')) ?? 'all'
  const kind = query.get('kind')
  return (
    <Listed
      key={`${view} ${kind}`}
      view={view}
      kind={kind && kind in WORK_KINDS ? (kind as WorkKindName) : null}
    />
  )
}

type ListedProps = { view: (typeof WORK_VIEWS)[number]; kind: WorkKindName | null }

function Listed({ view, kind }: ListedProps) {
  const { part, reload } = useOwnPart(
    (signal) => call(listWork, { view, ...(kind && { kind }) }, { signal }),
    "We couldn't load your work",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Work</h1>
      <LoadedPart part={part} reload={reload}>
        {({ items, counts }) => (
          <>
            <nav aria-label="Which work" className="flex flex-wrap gap-1">
              {WORK_VIEWS.map((one) => (
                <Filter
                  key={one}
                  to={one === 'all' ? '/' : `/?view=${one}`}
                  isCurrent={view === one && kind === null}
                >
                  {VIEW_LABELS[one]} {counts[one]}
                </Filter>
              ))}
              {Object.entries(counts.kinds).map(([name, count]) => (
                <Filter key={name} to={`/?kind=${name}`} isCurrent={kind === name}>
                  {WORK_KINDS[name as WorkKindName].label} {count}
                </Filter>
              ))}
            </nav>
            {items.length === 0 ? (
              <p className="rounded-card border border-border bg-surface p-6 text-text-2">
                {view === 'all' ? 'Nothing waits for you. Well done.' : 'Nothing here.'}
              </p>
            ) : (
              <ul
                {...keys}
                aria-label="Work, the most urgent first"
                className="divide-y divide-border rounded-card border border-border bg-surface"
              >
                {items.map((item) => (
                  <WorkRow key={`${item.kind} ${item.subject}`} item={item} onChange={reload} />
                ))}
              </ul>
            )}
            <p className="hidden text-small text-text-3 lg:block">
              ↑ ↓ move · Enter opens · Times are Lagos time.
            </p>
          </>
        )}
      </LoadedPart>
    </div>
  )
}

function Filter({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-control border px-3 text-small font-semibold lg:min-h-9',
        isCurrent
          ? 'border-brand bg-brand-soft text-brand-text'
          : 'border-border bg-surface hover:bg-surface-2',
      )}
    >
      {children}
    </Link>
  )
}
