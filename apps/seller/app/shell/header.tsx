import { BRAND } from '@ahia/reference/brand'
import { classNames } from '@ahia/ui/class-names'
import { Logo } from '@ahia/ui/logo'
import { Link } from '@ahia/web/components/link'
import { useShop } from '#session/use-shop.ts'

/** The top of a phone. On a large screen the rail says the same to a shop that is signed in. */
export function Header() {
  const shop = useShop()
  return (
    <header
      className={classNames(
        'border-b border-border bg-surface print:hidden',
        shop.state !== 'guest' && 'lg:hidden',
      )}
    >
      <div className="page-width flex min-h-14 items-center gap-3">
        <Link
          to="/seller"
          aria-label={`${BRAND.name} Seller Hub`}
          className="flex min-h-11 items-center gap-2 rounded-control text-brand-text"
        >
          <Logo className="h-7 w-auto" />
          <span className="text-small font-semibold whitespace-nowrap text-text-2">Seller Hub</span>
        </Link>
        {shop.state === 'shop' && shop.shopName !== null && (
          <p className="ml-auto min-w-0 truncate text-small font-semibold text-text-2">{shop.shopName}</p>
        )}
      </div>
    </header>
  )
}
