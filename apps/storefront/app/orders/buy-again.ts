import { messageOf } from '@ahia/contracts/api-error'
import type { OrderItem } from '@ahia/contracts/shapes/order'

/** A cart line as it was ordered; the cart shows its current price. */
export type BoughtAgain = Pick<
  OrderItem,
  'productId' | 'quantity' | 'selectedVariantId' | 'selectedOptionId' | 'price'
> & { selectedAddOns: { addOnId: OrderItem['selectedAddOns'][number]['addOnId']; quantity: number }[] }

type LeftOut = { name: string; reason: string }

/** ORD-06: adds everything that is still sold to the cart, and says why the rest is missing. */
export async function buyAgain(
  items: readonly OrderItem[],
  addToCart: (line: BoughtAgain) => Promise<void>,
): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = []
  // One after the other: equal lines of one order are merged into one line of the cart.
  for (const item of items) {
    const reason = item.isOnSale ? await tryToAdd(item, addToCart) : 'no longer sold'
    if (reason !== null) leftOut.push({ name: item.name, reason })
  }
  return leftOut
}

async function tryToAdd(
  item: OrderItem,
  addToCart: (line: BoughtAgain) => Promise<void>,
): Promise<string | null> {
  try {
    await addToCart(toLine(item))
    return null
  } catch (error) {
    return messageOf(error, 'Failed to add item to cart')
  }
}

const toLine = ({
  productId,
  quantity,
  selectedVariantId,
  selectedOptionId,
  selectedAddOns,
  price,
}: OrderItem): BoughtAgain => ({
  productId,
  quantity,
  selectedVariantId,
  selectedOptionId,
  selectedAddOns: selectedAddOns.map((addOn) => ({ addOnId: addOn.addOnId, quantity: addOn.quantity })),
  price,
})
