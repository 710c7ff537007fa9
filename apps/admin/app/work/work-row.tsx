import type { WorkItem } from '@ahia/contracts/admin/work'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { WORK_KINDS } from '@ahia/reference/staff/work-kinds'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import { dueWords } from './due-words.rules.ts'
import { Holding } from './holding.tsx'

/** One line of work: when it is due, what it is, about what, how much is at stake and who has it. */
export function WorkRow({ item, onChange }: { item: WorkItem; onChange: () => void }) {
  const { kind, subject, about, dueAt, isOverdue, atStake, holder, restsBecause } = item
  const { label, page } = WORK_KINDS[kind]
  return (
    <li
      className={classNames(
        'border-l-4 px-3 pt-3 pb-1 sm:pt-1',
        isOverdue ? 'border-l-danger' : 'border-l-transparent',
      )}
    >
      <div className="grid gap-x-4 sm:grid-cols-[7rem_9rem_1fr_auto] sm:items-center">
        <time
          dateTime={dueAt}
          title={lagosMoment(dueAt)}
          className={classNames('text-small font-semibold', isOverdue && 'text-danger')}
        >
          {dueWords(dueAt, new Date())}
        </time>
        <span className="text-small text-text-2">{label}</span>
        <Link
          to={page.replace('{id}', subject)}
          data-row
          className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
        >
          {about}
          {atStake !== null && <span className="ml-3 font-normal">{formatNaira(fromNaira(atStake))}</span>}
        </Link>
        <Holding item={item} onChange={onChange} />
      </div>
      {holder && !holder.isSelf && (
        <p className="pb-1 text-small text-text-2">{holder.name} is working on this</p>
      )}
      {restsBecause && item.restsUntil && (
        <p className="pb-1 text-small text-text-2">
          Snoozed until {lagosMoment(item.restsUntil)}: {restsBecause}
        </p>
      )}
    </li>
  )
}
