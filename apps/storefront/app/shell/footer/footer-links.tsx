import { Link } from '@ahia/web/components/link'

type Group = { title: string; links: readonly { to: string; label: string }[]; isOneLine?: boolean }

/** SHELL-14: every link that the specification names. */
const GROUPS: readonly Group[] = [
  {
    title: 'Shop',
    links: [
      { to: '/', label: 'Home' },
      { to: '/featured', label: 'Featured' },
      { to: '/contact', label: 'Contact' },
      { to: '/about', label: 'About' },
    ],
  },
  {
    title: 'Sell',
    links: [
      { to: '/merchant', label: 'Become a Merchant' },
      { to: '/merchant/app', label: 'Merchant App' },
      { to: '/merchant/blog', label: 'Merchant Blog' },
      { to: '/logistics', label: 'Join Logistics Team' },
    ],
  },
  {
    title: 'Legal',
    isOneLine: true, // on a phone it is left over below the two others
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
]

export function FooterLinks() {
  return (
    <nav aria-label="Footer" className="grid grid-cols-[2fr_3fr] gap-x-6 gap-y-2 sm:grid-cols-3">
      {GROUPS.map(({ title, links, isOneLine }) => (
        <div
          key={title}
          className={isOneLine ? 'col-span-2 flex items-center gap-x-6 sm:col-span-1 sm:block' : undefined}
        >
          <h2 className="font-semibold">{title}</h2>
          <ul className={isOneLine ? 'flex gap-x-6 sm:block lg:mt-2' : 'mt-1 lg:mt-2'}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center opacity-85 hover:underline lg:min-h-9"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
