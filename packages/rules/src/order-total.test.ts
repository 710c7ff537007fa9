import { kobo, ZERO } from '@ahia/money/kobo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotal } from './order-total.ts'

const amounts = fc.nat().map(kobo)

test('ORD-04 the total is items subtotal plus delivery fee plus service fee', () => {
  const total = orderTotal({
    itemsSubtotalKobo: kobo(1_250_000),
    deliveryFeeKobo: kobo(250_000),
    serviceFeeKobo: kobo(10_050),
  })

  expect(total).toBe(1_510_050)
})

test('ORD-04 each fee raises the total by exactly its amount', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (itemsSubtotalKobo, deliveryFeeKobo, serviceFeeKobo) => {
      const withoutFees = orderTotal({ itemsSubtotalKobo, deliveryFeeKobo: ZERO, serviceFeeKobo: ZERO })
      const withDelivery = orderTotal({ itemsSubtotalKobo, deliveryFeeKobo, serviceFeeKobo: ZERO })
      const withBoth = orderTotal({ itemsSubtotalKobo, deliveryFeeKobo, serviceFeeKobo })

      expect(withoutFees).toBe(itemsSubtotalKobo)
      expect(withDelivery - withoutFees).toBe(deliveryFeeKobo)
      expect(withBoth - withDelivery).toBe(serviceFeeKobo)
    }),
  )
})
