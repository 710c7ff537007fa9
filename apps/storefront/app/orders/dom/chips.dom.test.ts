import { expect, onTestFinished, test, vi } from 'vitest'
import { HONEY } from '../../../test/dom/goods.ts'
import { atOrders, orderOf, PAID } from '../../../test/dom/orders.ts'

const ROW_PX = 360
const CHIP_PX = 100

test('WIN-105 the chosen status is scrolled into view in its row, and a row that shows it stays', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  // No layout here: each status is as wide as the next one.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li')
    const place = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0
    return new DOMRect(place * CHIP_PX, 0, item ? CHIP_PX : ROW_PX, 44)
  })
  const page = await atOrders(orderOf(HONEY, PAID))
  const row = () => document.querySelector('nav[aria-label="Orders by status"] ul')

  await page.goTo('/orders?status=PAID')
  await expect.poll(() => row()?.querySelector('[aria-current=true]')?.textContent).toBe('Paid')
  expect(row()?.scrollLeft).toBe(0)

  await page.goTo('/orders?status=CANCELLED')
  await expect.poll(() => row()?.scrollLeft).toBeGreaterThan(ROW_PX / 2)
})
