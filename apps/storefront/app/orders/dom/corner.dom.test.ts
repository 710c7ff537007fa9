import { expect, test, vi } from 'vitest'
import { HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { atOrders, cardOf, orderId, orderOf, PAID } from '../../../test/dom/orders.ts'

test("WIN-104 the chat's button hides while the amounts of any order are at the bottom of a phone's screen", async () => {
  const followed = new Map<string, (isThere: boolean) => void>()
  class Observer {
    readonly #notify: (entries: readonly { isIntersecting: boolean }[]) => void
    constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.#notify = notify
    }
    observe(part: Element) {
      followed.set(part.textContent ?? '', (isThere) => this.#notify([{ isIntersecting: isThere }]))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const page = await atOrders(
    orderOf(HONEY, PAID),
    orderOf(ONUGBU, { ...PAID, _id: orderId(2), totalAmount: 9900 }),
  )
  const amountsOf = (product: typeof HONEY) =>
    followed.get(cardOf(page, product).css('dl').last().content ?? '')
  const isHidden = () => page.all.attribute('data-corner-taken') !== null
  await expect.poll(() => followed.size).toBe(2)

  amountsOf(HONEY)?.(true)
  amountsOf(ONUGBU)?.(true)
  amountsOf(HONEY)?.(false)
  expect(isHidden()).toBe(true)

  amountsOf(ONUGBU)?.(false)
  expect(isHidden()).toBe(false)
})
