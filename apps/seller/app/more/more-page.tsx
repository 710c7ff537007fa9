import { BRAND } from '@ahia/reference/brand'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { useShop } from '#session/use-shop.ts'
import { MarketLinks } from '#shell/footer.tsx'
import { hubTitle } from '#shell/hub-title.ts'
import { LogOut } from '#shell/log-out.tsx'
import { TabCount } from '#shell/tab-count.tsx'
import { MORE_TABS, type Tab } from '#shell/tabs.ts'
import { useTabCount } from '#shell/use-tab-count.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('More'),
    description: `More of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: MorePage,
})

/** SELL-02: the screens for which the bottom of a phone has no place, and the way out. */
function MorePage() {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <h1 className="text-h1 font-extrabold text-balance">More</h1>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-e1">
        {MORE_TABS.map((tab) => (
          <Row key={tab.to} tab={tab} />
        ))}
      </ul>
      <MarketLinks className="flex flex-wrap gap-x-6 lg:hidden" />
      <div className="border-t border-border pt-4">
        <p className="font-semibold wrap-anywhere">{shop.shopName ?? 'Your shop'}</p>
        <p className="text-small wrap-anywhere text-text-2">Signed in as {shop.email}</p>
        <LogOut className="mt-2 -ml-3" />
      </div>
    </div>
  )
}

function Row({ tab }: { tab: Tab }) {
  const count = useTabCount(tab)
  return (
    <li>
      <Link
        to={tab.to}
        className="flex min-h-16 items-center gap-4 px-4 py-3 -outline-offset-2 hover:bg-surface-2"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text">
          <Icon name={tab.icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{tab.label}</span>
          <span className="block text-small text-text-2">{tab.about}</span>
        </span>
        <TabCount count={count} />
        <Icon name="chevronRight" className="size-5 text-text-3" />
      </Link>
    </li>
  )
}
