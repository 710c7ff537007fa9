import { BRAND } from '@ahia/reference/brand'
import { Banner } from '@ahia/ui/banner'

/** Says what is true while transfers do not run by themselves (`HAS_PAYOUTS`), and promises no day. */
export function PayoutsNote() {
  return (
    <Banner heading="Payouts are not automatic yet">
      <p>
        We're still building transfers to your bank account. Until then our team makes payouts by hand, and
        they don't appear in these figures. To be paid your available balance, contact{' '}
        <a href={`mailto:${BRAND.email}`} className="font-semibold text-brand-text underline">
          {BRAND.email}
        </a>
        .
      </p>
    </Banner>
  )
}
