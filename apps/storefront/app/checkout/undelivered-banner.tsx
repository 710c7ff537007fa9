import { stateName } from '@ahia/reference/address-words'
import { deliveryOf } from '@ahia/rules/delivery-area'
import { Banner } from '@ahia/ui/banner'
import { Link } from '@ahia/web/components/link'
import type { ChosenOrder } from './checkout-item.ts'
import type { DeliveryDraft } from './delivery-draft.rules.ts'

type UndeliveredBannerProps = { order: ChosenOrder; state: DeliveryDraft['state'] }

/** WIN-05: says as soon as the state is chosen what cannot go there; the server decides, also by the city. */
export function UndeliveredBanner({ order: { kind, items }, state }: UndeliveredBannerProps) {
  if (state === '') return null
  const undelivered = items.filter((item) => !deliveryOf(item, { state }).isDelivered)
  if (undelivered.length === 0) return null
  return (
    <Banner tone="warn" role="status" heading={`Not delivered to ${stateName(state)}`}>
      <ul className="mt-1 grid gap-0.5">
        {undelivered.map((item) => (
          <li key={item.id}>
            {item.name}: in {deliveryOf(item, null).onlyIn} only
          </li>
        ))}
      </ul>
      <p className="mt-1">
        {kind === 'cart' ? 'Choose another state, or leave it out of this order.' : 'Choose another state.'}
      </p>
      {kind === 'cart' && (
        <Link
          to="/cart"
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
        >
          Back to your cart
        </Link>
      )}
    </Banner>
  )
}
