import { BRAND } from '@ahia/reference/brand'
import { Link } from 'react-router'
import { ThemeSwitch } from './theme-switch.tsx'

const LINK = 'inline-flex min-h-11 items-center wrap-anywhere hover:underline lg:min-h-8'

const PAGES = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/api/v1/docs', label: 'API for developers' },
]

export function Footer({ year }: { year: number }) {
  return (
    <footer className="mt-16 on-ink bg-strip text-on-strip">
      <div className="page-width grid gap-10 py-12 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="text-h2 font-extrabold text-balance">{BRAND.headline}</p>
          <p className="mt-2 max-w-[40ch] text-pretty opacity-80">{BRAND.tagline}.</p>
        </div>
        <nav aria-label="Footer">
          <h2 className="font-semibold">Pages</h2>
          <ul className="mt-1 lg:mt-2">
            {PAGES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="font-semibold">Talk to us</h2>
          <ul className="mt-1 lg:mt-2">
            <li>
              <a href={`mailto:${BRAND.email}`} className={LINK}>
                {BRAND.email}
              </a>
            </li>
            <li>
              <a href={`tel:${BRAND.phone.tel}`} className={LINK}>
                {BRAND.phone.display}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-strip/20 py-6">
          <p className="text-small">
            © {year} {BRAND.name}
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
