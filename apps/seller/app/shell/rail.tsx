import { BRAND } from '@ahia/reference/brand'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Logo } from '@ahia/ui/logo'
import { Link } from '@ahia/web/components/link'
import { usePath } from '@ahia/web/router/router-context'
import { LogOut } from './log-out.tsx'
import { TabCount } from './tab-count.tsx'
import { TABS, type Tab, tabOf } from './tabs.ts'
import { useTabCount } from './use-tab-count.ts'

export const RAIL = 'sticky top-0 hidden h-dvh w-58 shrink-0 border-r border-border bg-surface lg:block'

type RailProps = { email: string; shopName: string | null }

/** SELL-02: all screens at the left of a large screen. */
export function Rail({ email, shopName }: RailProps) {
  const { pathname } = usePath()
  const current = tabOf(pathname)
  return (
    <div className={`${RAIL} print:hidden`}>
      <div className="flex h-full flex-col overflow-y-auto p-3">
        <Link
          to="/seller"
          aria-label={`${BRAND.name} Seller Hub`}
          className="flex min-h-14 items-center gap-2 rounded-control px-3 text-brand-text"
        >
          <Logo className="h-7 w-auto" />
          <span className="text-small font-semibold whitespace-nowrap text-text-2">Seller Hub</span>
        </Link>
        <nav aria-label="Seller Hub" className="mt-4">
          <ul className="grid gap-1">
            {TABS.map((tab) => (
              <RailTab key={tab.to} tab={tab} isCurrent={tab === current} isPage={pathname === tab.to} />
            ))}
          </ul>
        </nav>
        <div className="mt-auto border-t border-border px-3 pt-3">
          <p className="truncate font-semibold">{shopName ?? 'Your shop'}</p>
          <p className="truncate text-small text-text-2" title={email}>
            {email}
          </p>
          <LogOut className="mt-2 -ml-3" />
        </div>
      </div>
    </div>
  )
}

function RailTab({ tab, isCurrent, isPage }: { tab: Tab; isCurrent: boolean; isPage: boolean }) {
  const count = useTabCount(tab)
  return (
    <li>
      <Link
        to={tab.to}
        aria-current={isCurrent ? (isPage ? 'page' : 'true') : undefined}
        className={classNames(
          'flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold transition-colors',
          isCurrent ? 'bg-brand-soft text-brand-text' : 'text-text-2 hover:bg-surface-2 hover:text-text',
        )}
      >
        <Icon name={tab.icon} />
        <span className="min-w-0 flex-1 truncate">{tab.label}</span>
        <TabCount count={count} />
      </Link>
    </li>
  )
}
