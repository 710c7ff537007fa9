import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { multiply, sum } from '@ahia/money/arithmetic'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { PICKUP_POINTS } from '@ahia/reference/pickup-points'
import { quoteParcel } from '@ahia/rules/delivery-fee'
import { priceOfOne } from '#cart/choice.rules.ts'
import type { DescribedChoice } from '#catalog/choices/list-choices.ts'
import type { DraftLine, OrderDraft, SharedOrderDetails } from '#orders/create-orders.ts'
import { newId } from '#platform/ids.ts'
import type { OrderableLine } from './get-orderable-lines.ts'
import type { CheckoutContents, CheckoutRequest } from './read-contents.ts'

/** The market charges no service fee today. */
const SERVICE_FEE_KOBO: Kobo = ZERO

/** `now` decides whether 'in 3 hours' still means today. */
type DraftTerms = {
  fees: CheckoutContents['fees']
  deliveryType: SharedOrderDetails['delivery']['type']
  now: Date
}

/** CHK-06: one order per shop, in the order of the shops in the cart, each with its own delivery fee. */
export function draftOrders(
  orderable: readonly OrderableLine[],
  { fees, deliveryType, now }: DraftTerms,
): OrderDraft[] {
  const shops = [...Map.groupBy(orderable, ({ choice }) => choice.shopId)]
  // Sorted, because lists show the orders of one checkout by their ids.
  const ids = shops.map(() => newId<OrderId>()).toSorted()
  return shops.flatMap(([shopId, lines], index) => {
    const [first] = lines
    const id = ids[index]
    return first && id
      ? [draftOrder({ id, shopId, orderable: lines, firstChoice: first.choice, fees, deliveryType, now })]
      : []
  })
}

type ShopOrderInput = DraftTerms & {
  id: OrderId
  shopId: ShopId
  orderable: readonly OrderableLine[]
  firstChoice: DescribedChoice
}

function draftOrder({
  id,
  shopId,
  orderable,
  firstChoice,
  fees,
  deliveryType,
  now,
}: ShopOrderInput): OrderDraft {
  const { shopName, shopState } = firstChoice
  const deliveryTerms = orderable.map(({ choice }) => choice.logistics)
  const { feeKobo, daysFrom, daysTo } = quoteParcel(fees, { shopState, items: deliveryTerms }, now)
  const lines = orderable.map(draftLine)
  return {
    id,
    shopId,
    shopName,
    itemsKobo: sum(lines.map(({ unitKobo, quantity }) => multiply(unitKobo, quantity))),
    deliveryFeeKobo: deliveryType === 'PICKUP' ? ZERO : feeKobo,
    serviceFeeKobo: SERVICE_FEE_KOBO,
    daysFrom,
    daysTo,
    lines,
  }
}

/** T6 (prices from the browser): all amounts and names come from the catalogue. */
const draftLine = ({ line, choice }: OrderableLine): DraftLine => ({
  productId: line.productId,
  variantId: line.selectedVariantId,
  optionId: line.selectedOptionId,
  addOns: line.selectedAddOns.flatMap(({ addOnId, quantity }) =>
    choice.addOns
      .filter((one) => one.addOnId === addOnId)
      .map(({ name, priceKobo }) => ({ addOnId, name, priceKobo, quantity })),
  ),
  name: choice.name,
  choiceLabels: choice.choiceLabels,
  pictureKey: choice.pictureKey,
  category: choice.category,
  quantity: line.quantity,
  unitKobo: priceOfOne(line, choice),
  returnPolicy: choice.returnPolicy,
  returnDays: choice.returnDays,
  cartLineId: line.inCart?.lineId ?? null,
})

/** The delivery details that all orders of the checkout share. DATA-04: a pickup keeps the address of its pickup point. */
export const deliveryDetails = ({ delivery }: CheckoutRequest): SharedOrderDetails['delivery'] => ({
  type: delivery.type,
  state: delivery.region,
  ...placeOf(delivery),
  notes: delivery.info === '' ? null : delivery.info,
  receiver: delivery.receiver ?? null,
})

function placeOf({ type, region, address }: CheckoutRequest['delivery']) {
  const { street = null, city = null } = type === 'PICKUP' ? PICKUP_POINTS[region] : (address ?? {})
  return { street, city }
}
