import { BRAND } from '@ahia/reference/brand'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Logo } from '@ahia/ui/logo'
import { Link } from '@ahia/web/components/link'
import { useShop } from '#session/use-shop.ts'

export function Header() {
  const { state } = useShop()
  return (
    <header className="border-b border-border bg-surface">
      <div className="page-width flex min-h-16 items-center gap-3">
        <Link
          to="/seller"
          aria-label={`${BRAND.name} Seller Hub`}
          className="flex min-h-11 items-center gap-2 rounded-control text-brand-text"
        >
          <Logo className="h-7 w-auto" />
          {/* A phone is too narrow for it beside the links of a shop that is signed in. */}
          <span
            className={`font-semibold whitespace-nowrap text-text-2 ${state === 'shop' ? 'hidden sm:inline' : ''}`}
          >
            Seller Hub
          </span>
        </Link>
        {state === 'shop' && (
          <div className="ml-auto flex items-center gap-3">
            {/* A phone reaches it from the home page. */}
            <Link
              to="/seller/questions"
              className="hidden min-h-11 items-center font-semibold text-brand-text hover:underline sm:inline-flex"
            >
              Questions
            </Link>
            <Link
              to="/seller/account"
              className="inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
            >
              Account
            </Link>
            <Button look="outline" onClick={shopSession.end} className="whitespace-nowrap">
              Log out
            </Button>
          </div>
        )}
      </div>
    </header>
  )
}
