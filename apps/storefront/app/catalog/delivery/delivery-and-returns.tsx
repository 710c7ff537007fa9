import type { Product } from '@ahia/contracts/catalog'
import { DELIVERY_LABELS, type DeliveryType } from '@ahia/reference/delivery-types'
import { RETURN_LABELS, returnPeriodLabel } from '@ahia/reference/return-policies'
import { deliveryOf } from '@ahia/rules/delivery-area'
import { Icon, type IconName } from '@ahia/ui/icon'
import { promiseWords } from './delivery-words.rules.ts'

const DELIVERY_NOTES = {
  STANDARD: "You'll see the fee for your state before you pay.",
  REAL_FREE_DELIVERY: 'The shop delivers it for free.',
  INCLUDED_IN_PRICE: 'Delivery is included in the price.',
  SHOW_AND_CHARGE: 'The shop adds its delivery fee before you pay.',
} as const satisfies Record<DeliveryType, string>

type DeliveryAndReturnsProps = {
  product: Pick<Product, 'logistics' | 'returnPolicy' | 'shopId' | 'baseQuantity'>
}

/** PDP-08, DATA-08, DATA-09: the product's terms of delivery and returns. */
export function DeliveryAndReturns({ product }: DeliveryAndReturnsProps) {
  const { logistics, returnPolicy, shopId } = product
  const { onlyIn, promise: promised } = deliveryOf(product, null)
  const promise = product.baseQuantity > 0 ? promised : null // WIN-94
  const period = returnPeriodLabel(returnPolicy.period)
  return (
    <section
      aria-labelledby="delivery"
      className="rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-5"
    >
      <h2 id="delivery" className="mb-3 text-h3 font-extrabold">
        Delivery &amp; returns
      </h2>
      <ul className="grid gap-4">
        <Term icon="truck" label={DELIVERY_LABELS[logistics.deliveryType]}>
          {DELIVERY_NOTES[logistics.deliveryType]}
        </Term>
        {(onlyIn !== null || promise !== null) && (
          <Term icon="clock" label={onlyIn === null ? 'Fast delivery' : `Delivered in ${onlyIn} only`}>
            {promise && promiseWords(promise)}
          </Term>
        )}
        <Term icon="returns" label={RETURN_LABELS[returnPolicy.policy]}>
          {period}
        </Term>
        <Term icon="mapPin" label={`Ships from ${shopId.city}`}>
          By {shopId.name}
        </Term>
      </ul>
    </section>
  )
}

type TermProps = { icon: IconName; label: string; children: React.ReactNode }

function Term({ icon, label, children }: TermProps) {
  return (
    <li className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand-text">
        <Icon name={icon} />
      </span>
      <div className="self-center">
        <p className="font-semibold">{label}</p>
        {children && <p className="text-small text-text-2">{children}</p>}
      </div>
    </li>
  )
}
