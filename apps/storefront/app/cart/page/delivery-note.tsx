import type { Product } from '@ahia/contracts/catalog'
import { stateName } from '@ahia/reference/address-words'
import { type DeliveryPlace, deliveryOf } from '@ahia/rules/delivery-area'
import { Tag } from '@ahia/ui/tag'

type DeliveryNoteProps = { product: Pick<Product, 'logistics'>; place: DeliveryPlace | null }

/** WIN-06: where an item goes, if that is not everywhere. */
export function DeliveryNote({ product, place }: DeliveryNoteProps) {
  const { isDelivered, onlyIn } = deliveryOf(product, place)
  if (onlyIn === null) return null
  return (
    <p className="mt-1.5">
      {isDelivered || place === null ? (
        <Tag>Delivered in {onlyIn} only</Tag>
      ) : (
        <Tag tone="danger">
          Not delivered to {stateName(place.state)}, in {onlyIn} only
        </Tag>
      )}
    </p>
  )
}
