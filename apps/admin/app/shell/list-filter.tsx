import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'

type ListFilterProps = { to: string; isCurrent: boolean; children: string }

/** One of several lists of a page. */
export function ListFilter({ to, isCurrent, children }: ListFilterProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-pill px-3 text-small font-semibold',
        isCurrent ? 'bg-brand-soft text-brand-text' : 'text-text-2 hover:text-text',
      )}
    >
      {children}
    </Link>
  )
}
