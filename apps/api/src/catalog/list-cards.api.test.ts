import { productCards } from '@ahia/contracts/catalog'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openShop } from '../../test/builders.ts'
import { readError } from '../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('PDP-11 cards are returned in the requested order, once each, without hidden products', async () => {
  const { products } = await openShop(api.db, [
    { name: 'First rice' },
    { name: 'Hidden rice', status: 'HIDDEN' },
    { name: 'Third rice' },
  ])
  const [first, hidden, third] = products.map(({ id }) => id)
  const ids = [third, newId(), hidden, first, third?.toUpperCase(), first].join(',')

  const { products: cards } = await api.call(productCards, { ids })

  expect(cards.map(({ name }) => name)).toEqual(['Third rice', 'First rice'])
})

test('PDP-11 up to 100 cards can be requested at once', async () => {
  const ids = Array.from({ length: 100 }, () => newId())

  expect(await api.call(productCards, { ids: ids.join(',') })).toEqual({ products: [] })
})

test.each([
  ['16 KB of commas', ','.repeat(16_000)],
  ['too many commas', ','.repeat(100)],
  ['one id too many', Array.from({ length: 101 }, () => newId()).join(',')],
])('PDP-11 %s are refused with a single error', async (_case, ids) => {
  const error = await readError(await fetch(`${api.origin}/api/v1/products/cards?ids=${ids}`))

  expect(error).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ rule: 'too_big' }] })
})
