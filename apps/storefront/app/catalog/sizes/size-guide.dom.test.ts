import { productSchema } from '@ahia/contracts/shapes/product'
import { expect, test } from 'vitest'
import { openInDom } from '../../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'
import { product } from '../../../test/market.ts'

const SIZES: ReturnType<typeof product>['variants'] = [
  {
    variantName: 'Size',
    variantValues: [
      {
        _id: '00000000-0000-4000-8000-000000000901',
        value: '42',
        price: 25_000,
        quantity: 3,
        options: [],
      },
    ],
  },
]

const openGoods = (own: Parameters<typeof product>[0]) => {
  const goods = productSchema.parse(product({ category: 'WARDROBE', ...own }))
  return openInDom(`/products/${goods._id}`, { answers: productAnswers(goods) })
}

test('WIN-43 shoes with sizes have a size guide with the sizes of shoes', async () => {
  const page = await openGoods({ subCategory: 'Sneakers', variants: SIZES })

  await page.main.role('button', 'Size guide').click()

  const guide = page.all.role('dialog', 'Size guide')
  await expect.poll(() => guide.css('th[scope=row]').containing('42').count).toBe(1)
  expect(guide.content).toContain('How to measure')
  expect(guide.text('Bust').count).toBe(0)
})

test.each([
  ['a bag with sizes', { subCategory: 'Bags', variants: SIZES }],
  ['shoes of one size', { subCategory: 'Sneakers', variants: [] }],
  ['a dish with sizes', { category: 'FOOD', subCategory: 'Local', variants: SIZES }],
] as const)('WIN-43 %s has no size guide', async (_, own) => {
  const page = await openGoods({ ...own, variants: [...own.variants] })

  expect(page.main.role('button', 'Size guide').count).toBe(0)
})
