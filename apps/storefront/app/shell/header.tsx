import { BRAND } from '@ahia/reference/brand'
import { Link, NavLink } from 'react-router'
import { Logo } from './logo.tsx'

const NAVIGATION = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
]

export function Header() {
  return (
    <header className="sticky top-0 z-(--z-header) border-b border-border bg-surface">
      <div className="page-width flex h-(--header) items-center justify-between gap-4">
        <Link to="/" aria-label={`${BRAND.name} home`} className="-ml-2 inline-flex h-11 items-center px-2">
          <Logo className="h-6 w-auto lg:h-8" />
        </Link>
        <nav aria-label="Main">
          <ul className="-mr-3 flex">
            {NAVIGATION.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  prefetch="intent"
                  className="group inline-flex h-11 items-center px-3 font-semibold text-text-2 transition-colors hover:text-brand-text aria-[current=page]:text-text"
                >
                  <span className="border-b-2 border-transparent pt-0.5 group-aria-[current=page]:border-star">
                    {label}
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
