import { BRAND } from '@ahia/reference/brand'
import type { OutsideLinks } from '@ahia/reference/outside-links'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { NewsletterForm } from '#content/newsletter/newsletter-form.tsx'
import { usePageIs } from '../page-kinds.ts'
import { AppBadges } from './app-badges.tsx'
import { FooterLinks } from './footer-links.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type FooterProps = { year: number; links: OutsideLinks }

export const Footer = (props: FooterProps) =>
  usePageIs('shortFooter') ? <ShortFooter {...props} /> : <FullFooter {...props} />

/** SHELL-14, SHELL-15: links, apps, social links and copyright. */
function FullFooter({ year, links }: FooterProps) {
  const hasApp = links.shopperGooglePlay !== undefined || links.shopperAppStore !== undefined
  return (
    <footer className="laid-out-late mt-16 on-ink bg-strip text-on-strip">
      <div className="page-width grid gap-6 py-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
        {/* The margin keeps the chat's button off Subscribe. */}
        <div className="grid content-start gap-4 lg:order-2 lg:gap-6 lg:pr-10">
          <div>
            <p className="text-h2 font-extrabold text-balance">{BRAND.headline}</p>
            <p className="mt-1 text-pretty opacity-80 lg:mt-2">
              {BRAND.tagline}.{hasApp && ' Get the app:'}
            </p>
          </div>
          {hasApp && <AppBadges links={links} />}
          <NewsletterForm />
        </div>
        <div className="grid content-start gap-4 lg:gap-6">
          <FooterLinks />
          <SocialLinks links={links} />
        </div>
      </div>
      {/* With room below for the chat's button, which floats over the end of the page; on a phone it is beside the theme. */}
      <div className="page-width sm:pb-18">
        <div className="border-t border-on-strip/20 py-4">
          <FooterEnd year={year}>
            <SmallLink to="/api/v1/docs">API for developers</SmallLink>
          </FooterEnd>
        </div>
      </div>
    </footer>
  )
}

/** WIN-52: where somebody signs in or opens a shop, the footer is no longer than the task. */
const ShortFooter = ({ year }: FooterProps) => (
  <footer className="mt-16 on-ink bg-strip text-on-strip">
    <div className="page-width py-6">
      <FooterEnd year={year}>
        {TASK_LINKS.map(({ to, label }) => (
          <SmallLink key={to} to={to}>
            {label}
          </SmallLink>
        ))}
      </FooterEnd>
    </div>
  </footer>
)

const TASK_LINKS = [
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms' },
]

const FooterEnd = ({ year, children }: { year: number; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
    <p className="text-small">
      © {year} {BRAND.name}
    </p>
    <div className="mr-auto flex flex-wrap gap-x-6">{children}</div>
    <ThemeSwitch />
  </div>
)

const SmallLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center text-small opacity-80 hover:underline">
    {children}
  </Link>
)
