import { classNames } from '@ahia/ui/class-names'
import { Link } from './link.tsx'

type ListTabsProps = { label: string; tabs: readonly { to: string; label: string; isCurrent: boolean }[] }

/** Which part of a list is shown; in the address, so that it can be sent to a colleague. */
export const ListTabs = ({ label, tabs }: ListTabsProps) => (
  <nav aria-label={label} className="flex flex-wrap gap-1">
    {tabs.map((tab) => (
      <Link
        key={tab.to}
        to={tab.to}
        aria-current={tab.isCurrent ? 'page' : undefined}
        className={classNames(
          'flex min-h-11 items-center rounded-control border px-3 text-small font-semibold lg:min-h-9',
          tab.isCurrent
            ? 'border-brand bg-brand-soft text-brand-text'
            : 'border-border bg-surface hover:bg-surface-2',
        )}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
)
