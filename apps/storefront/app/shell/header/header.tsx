import { BRAND } from '@ahia/reference/brand'
import { Icon } from '@ahia/ui/icon'
import { Logo } from '@ahia/ui/logo'
import { Link, NavLink } from '@ahia/web/components/link'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { usePath } from '@ahia/web/router/router-context'
import { Suspense } from 'react'
import { focusSearchField, searchFieldPath } from '#catalog/search/field-path.ts'
import { loadLazyFrame } from '../load-lazy-frame.ts'
import { usePageIs } from '../page-kinds.ts'
import { AccountSlot } from './account-slot.tsx'
import { CartLink } from './cart-link.tsx'

const loadCategoryMenu = () => loadLazyFrame().then(({ CategoryMenu }) => CategoryMenu)
const loadMobileMenu = () => loadLazyFrame().then(({ MobileMenu }) => MobileMenu)
const loadSearchBox = () => loadLazyFrame().then(({ SearchBox }) => SearchBox)
const CategoryMenu = import.meta.env.SSR ? await loadCategoryMenu() : lazyOnInteraction(loadCategoryMenu)
const MobileMenu = import.meta.env.SSR ? await loadMobileMenu() : lazyOnInteraction(loadMobileMenu)
const SearchBox = import.meta.env.SSR ? await loadSearchBox() : lazyOnInteraction(loadSearchBox)

/** SHELL-08: labels that the specification fixes. */
const NAVIGATION = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Featured' },
  { to: '/contact', label: 'Contact' },
  { to: '/about', label: 'About' },
]

const ICON_LINK = 'grid size-11 place-items-center rounded-control hover:bg-surface-2'

export function Header() {
  return usePageIs('minimalFrame') ? <MinimalHeader /> : <FullHeader />
}

function MinimalHeader() {
  const isEnding = usePageIs('ending')
  return (
    <header className="border-b border-border bg-surface">
      <div className="page-width flex h-14 items-center justify-between lg:h-18">
        <HomeLink className="-ml-2" />
        {!isEnding && (
          <Link
            to="/"
            className="-mr-2 inline-flex h-11 items-center px-2 text-small font-semibold text-brand-text"
          >
            Continue Shopping
          </Link>
        )}
      </div>
    </header>
  )
}

function HomeLink({ className }: { className: string }) {
  return (
    <Link
      to="/"
      aria-label={`${BRAND.name} home`}
      className={`inline-flex h-11 items-center px-2 ${className}`}
    >
      <Logo className="h-6 w-auto lg:h-8" />
    </Link>
  )
}

/** The height of the sticky part is `--header`, see shell.css. */
function FullHeader() {
  return (
    <>
      <header className="sticky top-0 z-(--z-header) h-(--header) border-b border-border bg-surface">
        <div className="page-width flex h-full items-center gap-1 lg:h-18 lg:gap-4">
          <Suspense>
            <MobileMenu />
          </Suspense>
          <HomeLink className="lg:-ml-2" />
          <div className="hidden lg:block">
            <Suspense>
              <CategoryMenu place="bar" />
            </Suspense>
          </div>
          <Suspense>
            <SearchBox className="hidden max-w-120 flex-1 lg:flex" />
          </Suspense>
          <div className="ml-auto flex items-center lg:gap-1">
            <SearchLink />
            <AccountSlot />
            <Link to="/wishlist" aria-label="Wishlist" className={`${ICON_LINK} max-lg:hidden`}>
              <Icon name="heart" className="size-6" />
            </Link>
            <CartLink />
          </div>
        </div>
        <MainNavigation />
      </header>
      <nav aria-label="Browse" className="relative page-width flex justify-between lg:hidden">
        <Suspense>
          <CategoryMenu place="row" />
        </Suspense>
        <Link
          to="/wishlist"
          className="inline-flex h-12 items-center gap-2 text-small font-semibold text-text-2"
        >
          <Icon name="heart" />
          Wishlist
        </Link>
      </nav>
    </>
  )
}

/**
 * SHELL-05, WIN-34: to the product list, with the cursor in its search field. Above a list the field is there already: it
 * gets the cursor as part of the tap, without which a phone shows no keyboard.
 */
function SearchLink() {
  return (
    <Link
      to={searchFieldPath(usePath())}
      onClick={() => queueMicrotask(focusSearchField)}
      aria-label="Search"
      className={`${ICON_LINK} lg:hidden`}
    >
      <Icon name="search" className="size-6" />
    </Link>
  )
}

function MainNavigation() {
  return (
    <nav aria-label="Main" className="page-width max-lg:hidden">
      <ul className="-ml-3 flex">
        {NAVIGATION.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group inline-flex h-10 items-center px-3 text-small font-semibold text-text-2 transition-colors hover:text-brand-text aria-[current=page]:text-text"
            >
              <span className="border-b-2 border-transparent pt-0.5 group-aria-[current=page]:border-star">
                {label}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
