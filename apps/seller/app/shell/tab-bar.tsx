import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { usePath } from '@ahia/web/router/router-context'
import { TabCount } from './tab-count.tsx'
import { MORE, PHONE_TABS, type Tab, tabOf } from './tabs.ts'
import { useTabCount } from './use-tab-count.ts'

/** SELL-02: the screens within a thumb's reach on a phone. Large screens have the rail instead. */
export function TabBar() {
  const { pathname } = usePath()
  const current = tabOf(pathname)
  return (
    <nav
      aria-label="Seller Hub"
      className="tab-bar fixed inset-x-0 bottom-0 z-(--z-header) border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] shadow-e2 lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-112">
        {PHONE_TABS.map((tab) => (
          <PhoneTab key={tab.to} tab={tab} place={placeOf(tab, current, pathname)} />
        ))}
      </ul>
    </nav>
  )
}

type Place = 'page' | 'true' | undefined

/** A page below a tab is within it, and so is a screen that is behind 'More'. */
function placeOf(tab: Tab, current: Tab | null, pathname: string): Place {
  if (current === tab) return pathname === tab.to ? 'page' : 'true'
  return tab === MORE && current?.isFirst === false ? 'true' : undefined
}

function PhoneTab({ tab, place }: { tab: Tab; place: Place }) {
  const count = useTabCount(tab)
  const isCurrent = place !== undefined
  return (
    <li className="min-w-0 flex-1">
      <Link
        to={tab.to}
        aria-current={place}
        className={classNames(
          'group grid min-h-15 justify-items-center gap-0.5 pt-1.5 pb-1 text-meta font-semibold -outline-offset-2',
          isCurrent ? 'text-brand-text' : 'text-text-2',
        )}
      >
        <span
          className={classNames(
            'relative grid h-8 w-14 place-items-center rounded-pill transition-colors',
            isCurrent ? 'bg-brand-soft' : 'group-active:bg-surface-2',
          )}
        >
          <Icon name={tab.icon} className="size-5.5" />
          <span className="absolute -top-1 left-8 grid">
            <TabCount count={count} />
          </span>
        </span>
        <span className="max-w-full truncate px-0.5">{tab.label}</span>
      </Link>
    </li>
  )
}
