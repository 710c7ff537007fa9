import { listWork, WORK_VIEWS } from '@ahia/contracts/admin/work'
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKindName } from '@ahia/reference/staff/work-kinds'
import { Link } from '@ahia/web/components/link'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { useListKeys } from './use-list-keys.ts'
import { WorkRow } from './work-row.tsx'

const VIEW_LABELS = { all: 'All', mine: 'Mine', overdue: 'Overdue', resting: 'Snoozed' } as const

/** ADMIN-12: everything that waits; filters are in the address, so that a list can be sent to a colleague. */
export function WorkList() {
  const query = useSearchParams()
  const view = WORK_VIEWS.find((one) => one === query.get('view')) ?? 'all'
  const kind = WORK_KIND_NAMES.find((one) => one === query.get('kind')) ?? null
  const after = query.get('after')
  return <Listed key={`${view} ${kind} ${after}`} view={view} kind={kind} after={after} />
}

type ListedProps = { view: (typeof WORK_VIEWS)[number]; kind: WorkKindName | null; after: string | null }

function Listed({ view, kind, after }: ListedProps) {
  const { part, reload } = useOwnPart(
    (signal) => call(listWork, { view, ...(kind && { kind }), ...(after && { after }) }, { signal }),
    "We couldn't load your work",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Work</h1>
      <LoadedPart part={part} reload={reload}>
        {({ items, counts, next }) => (
          <>
            <ListTabs
              label="Which work"
              tabs={[
                ...WORK_VIEWS.map((one) => ({
                  to: one === 'all' ? '/' : `/?view=${one}`,
                  label: `${VIEW_LABELS[one]} ${counts[one]}`,
                  isCurrent: view === one && kind === null,
                })),
                ...kindsOf(counts.kinds).map(({ name, count }) => ({
                  to: `/?kind=${name}`,
                  label: `${WORK_KINDS[name].label} ${count}`,
                  isCurrent: kind === name,
                })),
              ]}
            />
            {items.length === 0 ? (
              <p className="rounded-card border border-border bg-surface p-6 text-text-2">
                {view === 'all' ? 'Nothing is waiting for you.' : 'Nothing here.'}
              </p>
            ) : (
              <ul
                {...keys}
                aria-label="Work, most urgent first"
                className="divide-y divide-border rounded-card border border-border bg-surface"
              >
                {items.map((item) => (
                  <WorkRow key={`${item.kind} ${item.subject}`} item={item} onChange={reload} />
                ))}
              </ul>
            )}
            {next && (
              <Link to={nextPage({ view, kind }, next)} className="font-semibold underline">
                Next page
              </Link>
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

const kindsOf = (counts: Partial<Record<WorkKindName, number>>) =>
  WORK_KIND_NAMES.flatMap((name) => {
    const count = counts[name]
    return count === undefined ? [] : [{ name, count }]
  })

const nextPage = ({ view, kind }: Pick<ListedProps, 'view' | 'kind'>, after: string): string =>
  `/?${new URLSearchParams({ ...(view !== 'all' && { view }), ...(kind && { kind }), after })}`
