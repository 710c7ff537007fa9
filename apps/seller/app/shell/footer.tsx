import { BRAND } from '@ahia/reference/brand'
import { classNames } from '@ahia/ui/class-names'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline'

/** `isInMore`: a phone that is signed in has these links under More, and the end of a screen for its work. */
export function Footer({ isInMore }: { isInMore: boolean }) {
  return (
    <footer className={classNames('border-t border-border print:hidden', isInMore && 'max-lg:hidden')}>
      {/* Small: in the font that is there first a wider line would break, and the page would move. */}
      <MarketLinks className="page-width flex flex-wrap gap-x-4 text-small sm:gap-x-6" />
    </footer>
  )
}

/** Plain links: these pages belong to the market. */
export function MarketLinks({ className }: { className: string }) {
  return (
    <nav aria-label={BRAND.name} className={className}>
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
  )
}
