import { BRAND } from '@ahia/reference/brand'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline'

export function Footer() {
  return (
    <footer className="border-t border-border print:hidden">
      {/* Plain links: these pages belong to the market. */}
      <nav aria-label={BRAND.name} className="page-width flex flex-wrap gap-x-6">
        <a href="/" className={LINK}>
          Shop on {BRAND.name}
        </a>
        <a href="/merchant/blog" className={LINK}>
          Selling tips
        </a>
        <a href="/contact" className={LINK}>
          Contact us
        </a>
      </nav>
    </footer>
  )
}
