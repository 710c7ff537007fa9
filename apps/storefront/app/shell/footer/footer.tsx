import { BRAND } from '@ahia/reference/brand'
import type { OutsideLinks } from '@ahia/reference/outside-links'
import { Link } from '@ahia/web/components/link'
import { NewsletterForm } from '#content/newsletter/newsletter-form.tsx'
import { AppBadges } from './app-badges.tsx'
import { FooterLinks } from './footer-links.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** SHELL-14, SHELL-15: links, apps, social links and copyright. */
export function Footer({ year, links }: { year: number; links: OutsideLinks }) {
  const hasApp = links.shopperGooglePlay !== undefined || links.shopperAppStore !== undefined
  return (
    <footer className="laid-out-late mt-16 on-ink bg-strip text-on-strip">
      <div className="page-width grid gap-10 py-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
        {/* The margin keeps the chat's button off Subscribe. */}
        <div className="grid content-start gap-6 lg:order-2 lg:pr-10">
          <div>
            <p className="text-h2 font-extrabold text-balance">{BRAND.headline}</p>
            <p className="mt-2 text-pretty opacity-80">
              {BRAND.tagline}.{hasApp && ' Get the app:'}
            </p>
          </div>
          {hasApp && <AppBadges links={links} />}
          <NewsletterForm />
        </div>
        <div className="grid content-start gap-10">
          <FooterLinks />
          <SocialLinks links={links} />
        </div>
      </div>
      {/* with room below for the chat's button, which floats over the end of the page */}
      <div className="page-width pb-18">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-on-strip/20 py-6">
          <p className="text-small">
            © {year} {BRAND.name}
          </p>
          <Link
            to="/api/v1/docs"
            className="mr-auto inline-flex min-h-11 items-center text-small opacity-80 hover:underline"
          >
            API for developers
          </Link>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
