import { nextTask } from '@ahia/testing/dom/user'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useCartCount } from '../use-cart-count.ts'
import { countCustomerCart } from './count.ts'

const Badge = () => useCartCount()

test('WIN-78 the cart is not counted while no badge shows it, and is once one does', async () => {
  const fetched = vi.fn(async () => Response.json({ success: true, data: { totalItems: 3 } }))
  vi.stubGlobal('fetch', fetched)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const stop = countCustomerCart()
  onTestFinished(() => {
    stop()
    root.unmount()
    place.remove()
    vi.unstubAllGlobals()
  })
  await nextTask()
  expect(fetched).not.toHaveBeenCalled()

  root.render(createElement(Badge))

  await expect.poll(() => place.textContent).toBe('3')
  expect(fetched).toHaveBeenCalledOnce()
})
