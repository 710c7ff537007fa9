import { featuredProducts } from '@ahia/contracts/catalog'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
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
