import { showProduct } from '@ahia/contracts/catalog'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { answer } from '@ahia/testing/open-page'
import { expect, test, vi } from 'vitest'
import { box, deliveryFor, row, summary } from '../../../test/dom/cart-page.ts'
import { guestCart } from '../../../test/dom/carts.ts'
import { HONEY, OKPA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { serveGoods } from '../../../test/dom/serve-goods.ts'

const openCart = async (stored: Record<string, unknown> = {}): Promise<DomPage> => {
  const page = await openInDom('/cart', {
    answers: [deliveryFor(2500)],
    serve: serveGoods(),
    stored: { 'ahia-cart': guestCart({ product: HONEY }, { product: OKPA }), ...stored },
  })
  await expect.poll(() => row(page, OKPA.name).count).toBe(1)
  return page
}

const place = ({ all }: DomPage) => all.role('combobox', 'Delivery to')
const amounts = (page: DomPage) => summary(page).css('dl').content

test('WIN-06 an item that is not delivered to the chosen place says so and is left out, until the place changes', async () => {
  const page = await openCart({ 'ahia-delivery-state': '"LAGOS"' })

  expect(row(page, OKPA.name).content).toContain('Not delivered to Lagos, in Enugu only')
  expect(box(page, OKPA).isDisabled).toBe(true)
  expect(summary(page).content).toContain('1 of 2 items selected')
  expect(row(page, HONEY.name).content).not.toContain('elivered')

  await expect.poll(() => place(page).count).toBe(1)
  await place(page).select('ENUGU')
  await expect.poll(() => summary(page).content).toContain('2 of 2 items selected')
  expect(row(page, OKPA.name).content).toContain('Delivered in Enugu only')
})

test('SELL-48 items of a shop on holiday are left out of the order, and the cart says when it is back', async () => {
  const away = { backOn: '2027-01-05', words: null }
  const closed = { ...OKPA, shopId: { ...OKPA.shopId, away } }
  const page = await openInDom('/cart', {
    answers: [deliveryFor(2500)],
    serve: (api) =>
      api.reply(showProduct, (_sent, path) =>
        answer(showProduct, { product: path.endsWith(OKPA._id) ? closed : HONEY }),
      ),
    stored: { 'ahia-cart': guestCart({ product: HONEY }, { product: OKPA }) },
  })
  await expect.poll(() => row(page, OKPA.name).count).toBe(1)

  expect(page.main.content).toContain('On holiday, back on 5 Jan 2027')
  expect(box(page, OKPA).isDisabled).toBe(true)
  expect(summary(page).content).toContain('1 of 2 items selected')
})

test('WIN-06 before a place is chosen nothing is left out, and the estimate says what is not delivered there', async () => {
  const page = await openCart()
  page.api.give(
    answer(estimateDelivery, {
      fee: 3500,
      undelivered: [OKPA._id],
      shops: [],
      arrives: { from: '2026-11-19', to: '2026-11-23' },
    }),
  )
  await page.goTo()

  await expect.poll(() => page.main.text("1 item isn't delivered there").count).toBe(1)
  expect(summary(page).content).toContain('2 of 2 items selected')
  expect(row(page, OKPA.name).content).toContain('Delivered in Enugu only')
  expect(amounts(page)).toContain('Total before delivery₦4,800')
})

test('WIN-07 the total includes delivery once its estimate is known, and says so while it is not', async () => {
  const page = await openCart()
  await expect.poll(() => amounts(page)).toContain('Items₦4,800Deliveryabout ₦2,500Estimated total₦7,300')

  const held = page.api.hold(estimateDelivery)
  await box(page, OKPA).click()
  await expect.poll(() => amounts(page)).toContain('Items₦2,800Delivery…Total before delivery₦2,800')
  held.release()
  await expect.poll(() => amounts(page)).toContain('Estimated total₦5,300')

  page.api.lose(estimateDelivery)
  await box(page, OKPA).click()
  await expect.poll(() => amounts(page)).toContain('DeliveryAt checkoutTotal before delivery₦4,800')
})

test('WIN-61 on a phone the total is exact, and only the amounts of the lines are abbreviated', async () => {
  const small = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(small as unknown as MediaQueryList)
  const page = await openCart()

  await expect.poll(() => amounts(page)).toContain('Estimated total₦7,300 est.with delivery')
  expect(amounts(page)).not.toContain('K')
  expect(row(page, HONEY.name).content).toContain('₦2.8K')
})
