import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { ageWords } from '#offline/age.rules.ts'
import { useNow } from '#offline/use-now.ts'
import { listWaiting, type Waiting } from './to-do.rules.ts'
import type { TodayPart } from './use-today.ts'

/** SELL-46, SELL-47, SELL-62: what waits besides the orders; each row leads to where something can be done about it. */
export function ToDo({ part, seen, reload }: TodayPart) {
  const now = useNow()
  return (
    <section aria-labelledby="to-do" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="to-do" className="text-h3 font-extrabold">
          Also waiting
        </h2>
        {seen?.isLost && <p className="text-small text-warn">Seen {ageWords(seen.at, now)}</p>}
      </div>
      {part.state === 'loading' ? (
        <SkeletonGroup label="Loading what needs you">
          <Skeleton className="h-14" />
        </SkeletonGroup>
      ) : (
        <LoadedPart part={part} reload={reload}>
          {(today) => <Rows rows={listWaiting(today)} />}
        </LoadedPart>
      )}
    </section>
  )
}

function Rows({ rows }: { rows: readonly Waiting[] }) {
  if (rows.length === 0)
    return (
      <p className="flex min-h-14 items-center gap-3 rounded-card border border-border bg-surface px-4 text-text-2">
        <Icon name="check" className="size-5 text-ok" />
        All done. Questions, stock and news are up to date.
      </p>
    )
  return (
    <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      {rows.map(({ to, icon, text, isUrgent }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-14 items-center gap-3 px-4 py-2 font-semibold -outline-offset-2 hover:bg-surface-2"
          >
            <Icon
              name={icon}
              className={classNames('size-5 shrink-0', isUrgent ? 'text-danger' : 'text-text-2')}
            />
            <span className="min-w-0 flex-1">{text}</span>
            <Icon name="chevronRight" className="size-5 shrink-0 text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
