import { Icon } from '@ahia/ui/icon'
import { NavLink } from '@ahia/web/components/link'
import { Disclosure } from '@ahia/web/menus/disclosure'

/** SHELL-10: these four only. */
const LINKS = [
  { to: '/', label: 'HOME' },
  { to: '/products', label: 'FEATURED' },
  { to: '/contact', label: 'CONTACT US' },
  { to: '/about', label: 'ABOUT US' },
]

export function MobileMenu() {
  return (
    <Disclosure
      label="Menu"
      opener={<Icon name="menu" className="size-6" />}
      openerClass="-ml-2 grid size-11 place-items-center rounded-control hover:bg-surface-2"
      className="lg:hidden"
    >
      <div data-veil className="absolute inset-x-0 top-full h-dvh bg-veil noscript:hidden" />
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full animate-arrive border-b border-border bg-surface shadow-e3"
      >
        <ul className="page-width py-2">
          {LINKS.map(({ to, label }) => (
            <li key={to} className="not-last:border-b not-last:border-border">
              <NavLink
                to={to}
                className="flex min-h-13 items-center justify-between font-semibold tracking-wide aria-[current=page]:text-brand-text"
              >
                {label}
                <Icon name="chevronRight" className="size-4 text-text-3" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  )
}
