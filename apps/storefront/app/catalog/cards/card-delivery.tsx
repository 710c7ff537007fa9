import type { ProductCard } from '@ahia/contracts/catalog'
import { stateName } from '@ahia/reference/address-words'
import { deliveryOf } from '@ahia/rules/delivery-area'
import { useChosenState } from '#delivery/chosen-state.ts'

type CardDeliveryProps = { product: Pick<ProductCard, 'logistics'> }

/** WIN-03: nothing for most products, which are delivered everywhere. */
export function CardDelivery({ product }: CardDeliveryProps) {
  return product.logistics.onlyIn ? <OnlyIn product={product} /> : null
}

/** The server's words are the same for everybody; only the browser knows the chosen place. */
function OnlyIn({ product }: CardDeliveryProps) {
  const state = useChosenState()
  const { isDelivered, onlyIn, promise } = deliveryOf(product, state && { state })
  if (state && !isDelivered)
    return <p className="text-meta font-semibold text-warn">Not delivered to {stateName(state)}</p>
  const where = state ? onlyIn : `${onlyIn} only`
  return (
    <p className="text-meta text-pretty text-text-2">
      {promise?.unit === 'HOURS' ? `Same day in ${where}` : `Delivered in ${onlyIn} only`}
    </p>
  )
}
