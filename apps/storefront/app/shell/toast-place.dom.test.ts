import { showToast } from '@ahia/ui/overlays/show-toast'
import { ToastRegion } from '@ahia/ui/overlays/toast'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A phone of 360 × 640 points; the tests' DOM lays nothing out.
const WIDTH = 360
const ROWS: Record<string, [top: number, bottom: number]> = {
  bottom: [560, 616],
  'beside-corner': [560, 616],
  'below-header': [72, 128],
  top: [8, 64],
}
const rowBox = ([top, bottom]: [top: number, bottom: number]) => new DOMRect(0, top, WIDTH, bottom - top)

let unmount: () => void
beforeEach(() => {
  document.elementsFromPoint = (_x, y) =>
    [...document.querySelectorAll('button, input, h1')].filter((control) => {
      const { top, bottom } = control.getBoundingClientRect()
      return y >= top && y < bottom
    })
})
afterEach(() => {
  unmount()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'elementsFromPoint')
})

async function openWithToast(): Promise<HTMLElement> {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(createElement(ToastRegion))
  const find = () => document.querySelector<HTMLElement>('section[aria-label="Messages"]')
  await expect.poll(find).not.toBeNull()
  const region = find()
  if (!region) throw new Error('no region')
  region.getBoundingClientRect = () => rowBox(ROWS[region.dataset.place ?? ''] ?? [300, 356])
  showToast({ kind: 'success', text: 'Item added to cart successfully!', durationMs: 600_000 })
  await expect.poll(() => region.textContent).toContain('Item added')
  return region
}

function addControl(tag: 'button' | 'input' | 'h1', row: [top: number, bottom: number]): HTMLElement {
  const control = document.createElement(tag)
  control.getBoundingClientRect = () => rowBox(row)
  return document.body.appendChild(control)
}

test('WIN-22 a toast that a page change puts over a field moves away, and one that covers nothing stays', async () => {
  const region = await openWithToast()
  expect(region.dataset.place).toBe('bottom')
  addControl('button', [10, 50])
  addControl('input', [570, 614])

  await expect.poll(() => region.dataset.place).toBe('below-header')

  document.querySelector('input')?.remove()
  const looked = vi.spyOn(document, 'elementsFromPoint')
  await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(0)
  expect(region.dataset.place).toBe('below-header')
})

test('WIN-22 where everything is taken a toast leaves the field that somebody types into, at once', async () => {
  for (let top = 0; top < 560; top += 40) addControl('button', [top, top + 40])
  const password = addControl('input', [560, 620])
  const region = await openWithToast()
  expect(region.dataset.place).toBe('bottom')

  password.focus()

  expect(region.dataset.place).toBe('below-header')
})

test('WIN-81 a toast covers no heading, unless every other place has a button or a field', async () => {
  addControl('button', [560, 620])
  const main = document.body.appendChild(document.createElement('main'))
  main.append(addControl('h1', [70, 110]))
  const region = await openWithToast()
  expect(region.dataset.place).toBe('top')

  addControl('button', [0, 66])
  for (let top = 132; top < 560; top += 40) addControl('button', [top, top + 40])

  await expect.poll(() => region.dataset.place).toBe('below-header')
})

test('WIN-81 the focus in a toast has the colour for dark grounds', async () => {
  const region = await openWithToast()

  expect(region.querySelectorAll('.on-ink button')).toHaveLength(1)
})

test('WIN-66 a toast that links to a page disappears once its page is open, and others stay', async () => {
  const region = await openWithToast()
  showToast({ kind: 'error', text: 'Failed to save it', durationMs: 600_000 })
  showToast({
    kind: 'success',
    text: 'It is in your cart',
    durationMs: 600_000,
    action: { label: 'View cart', href: '/cart' },
  })
  await expect.poll(() => region.textContent).toContain('View cart')

  history.pushState(null, '', '/cart')
  addControl('button', [10, 50])

  await expect.poll(() => region.textContent).not.toContain('View cart')
  expect(region.textContent).toContain('Failed to save it')
})

test('WIN-66 a toast that is shown on the page it links to stays to be read', async () => {
  history.replaceState(null, '', '/wishlist')
  const region = await openWithToast()
  showToast({
    kind: 'success',
    text: 'Saved to your wishlist',
    durationMs: 600_000,
    action: { label: 'View', href: '/wishlist' },
  })
  await expect.poll(() => region.textContent).toContain('Saved')
  const looked = vi.spyOn(document, 'elementsFromPoint')

  addControl('button', [10, 50])

  await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(0)
  expect(region.textContent).toContain('Saved')
})
