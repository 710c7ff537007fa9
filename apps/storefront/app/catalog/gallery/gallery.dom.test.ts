import { expect, test } from 'vitest'
import { HONEY } from '../../../test/dom/goods.ts'
import { openInDom } from '../../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'

const widest = (srcSet: string | null) => srcSet?.split(' ').at(-1)

const PICTURED = { ...HONEY, images: ['/media/honey-0123456789/720.webp'] }

test('PIC-12 a wide screen is offered 1,200 pixels, a phone is not, and both fetch the picture once', async () => {
  await openInDom(`/products/${PICTURED._id}`, { answers: productAnswers(PICTURED) })

  const [wide, narrow] = [...document.querySelectorAll('main picture source[type="image/avif"]')]
  expect([wide?.getAttribute('media'), narrow?.getAttribute('media')]).toEqual(['(min-width: 1024px)', null])
  expect([wide, narrow].map((source) => widest(source?.getAttribute('srcset') ?? null))).toEqual([
    '1200w',
    '960w',
  ])

  const preloads = [...document.querySelectorAll('link[rel="preload"][as="image"]')]
  expect(preloads.map((link) => [link.getAttribute('media'), link.getAttribute('imagesrcset')])).toEqual([
    ['(min-width: 1024px)', wide?.getAttribute('srcset')],
    ['not all and (min-width: 1024px)', narrow?.getAttribute('srcset')],
  ])
})
