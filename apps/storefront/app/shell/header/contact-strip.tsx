import { BRAND } from '@ahia/reference/brand'
import { Icon } from '@ahia/ui/icon'

const LINK =
  'inline-flex min-h-8 items-center gap-2 text-meta font-semibold hover:underline sm:text-small lg:min-h-9'

/** DATA-10: contact details are in the same place on every page. */
export function ContactStrip() {
  return (
    <section aria-label="Contact" className="on-ink bg-strip text-on-strip">
      <div className="page-width flex justify-between gap-8 sm:justify-start">
        <a href={`mailto:${BRAND.email}`} aria-label={`Email us: ${BRAND.email}`} className={LINK}>
          <Icon name="email" className="size-4" />
          {BRAND.email}
        </a>
        <a href={`tel:${BRAND.phone.tel}`} aria-label={`Call us: ${BRAND.phone.display}`} className={LINK}>
          <Icon name="phone" className="size-4" />
          {BRAND.phone.display}
        </a>
      </div>
    </section>
  )
}
