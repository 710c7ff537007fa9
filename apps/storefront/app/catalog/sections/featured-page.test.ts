import { featuredProducts } from '@ahia/contracts/catalog'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { cards } from '../../../test/market.ts'
import { open } from '../../../test/open.ts'

test('LIST-12 an empty featured list shows the same message as the home page', async () => {
  const { main } = await open('/featured', { answers: [answer(featuredProducts, { products: [] })] })

  expect(main.all('h3', 'No Featured Products Yet')).toHaveLength(1)
  expect(main.one('a', 'Browse All Products').attributes.href).toBe('/products')
})

test('LIST-12 a failed featured list shows the same error as the home page', async () => {
  const { main } = await open('/featured', { answers: [fail(featuredProducts, { status: 500 })] })

  expect(main.all('h3', 'Oops! Something went wrong')).toHaveLength(1)
  expect(main.all('button', 'Try Again')).toHaveLength(1)
})

test('LIST-12 the featured page lists all featured products, 12 per page', async () => {
  const answers = [answer(featuredProducts, { products: cards(56) })]
  const first = await open('/featured', { answers })
  const last = await open('/featured?page=5', { answers })

  expect(first.main.one('h1').text).toBe('Featured Products')
  expect(first.main.all('article')).toHaveLength(12)
  expect(first.main.text).toContain('Showing 1-12 of 56 results')
  expect(last.main.text).toContain('Showing 49-56 of 56 results')
  expect(last.main.all('article')).toHaveLength(8)
})
