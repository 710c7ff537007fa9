import { slowTest } from '@ahia/testing/runs/slow-test'
import { beforeAll, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { anOption, aVariant, openShop } from '../../test/builders.ts'
import { startCartApi } from '../../test/cart-fixture.ts'
import { aBuyer, countStock, directly, sendUntilServed } from '../../test/checkout-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'
import { countDeadlocks } from '../../test/who-waits.ts'

type Buyer = Awaited<ReturnType<typeof aBuyer>>

const BUYERS = 50

let api: TestApi
let buyers: Buyer[]
beforeAll(async () => {
  api = await startCartApi()
  // One after the other: this many passwords at once would stand in line for too long.
  buyers = []
  for (let at = 0; at < BUYERS; at += 1) buyers.push(await aBuyer(api))
}, 60_000)

const buyAtOnce = async (bodyOf: (at: number) => object) => {
  const answers = await Promise.all(buyers.map((buyer, at) => sendUntilServed(buyer, bodyOf(at))))
  return Object.groupBy(answers, ({ status }) => status)
}

async function sell(...goods: (Partial<NewProduct> & { name: string })[]): Promise<NewProduct[]> {
  return (await openShop(api.db, goods)).products
}

test('R1 of 50 customers who buy the last unit at once, one gets it and 49 get 409', async () => {
  const [last] = await sell({ name: 'The last one', stock: 1 })
  if (!last) throw new Error('There is nothing')

  const answers = await buyAtOnce(() => directly(last))

  expect({ got: answers[200]?.length, reported: answers[409]?.length }).toEqual({ got: 1, reported: 49 })
  expect(await countStock(api, last)).toEqual({ stock: 0, held: 1 })
})

test('R1 with 7 units and 50 customers who want 2 in two lines, three get them and one unit is left', async () => {
  const few = anOption('Hot', 7)
  const variant = aVariant({ options: { name: 'Heat', values: [few] } })
  const [suya] = await sell({ name: 'Beef suya', variants: { name: 'Size', values: [variant] } })
  if (!suya) throw new Error('There is nothing')
  const one = { productId: suya.id, quantity: 1, selectedVariantId: variant.id, selectedOptionId: few.id }

  const answers = await buyAtOnce(() => ({ ...directly(suya), items: [one, one] }))

  expect({ got: answers[200]?.length, reported: answers[409]?.length }).toEqual({ got: 3, reported: 47 })
  expect(await countStock(api, suya)).toEqual({ stock: 1, held: 6 })
})

test('R1 of a variant with 3 units 4 are refused with how many are left, and 3 are sold', async () => {
  const variant = aVariant({ stock: 3 })
  const [suya] = await sell({ name: 'Beef suya', variants: { name: 'Size', values: [variant] } })
  if (!suya) throw new Error('There is nothing')
  const obi = await aBuyer(api)
  const items = (quantity: number) => [{ productId: suya.id, selectedVariantId: variant.id, quantity }]

  const error = await obi.errorOfCheckout({ ...directly(suya), items: items(4) })
  await obi.buyNow(suya, 3, { items: items(3) })

  expect(error).toMatchObject({ status: 409, code: 'OUT_OF_STOCK', message: 'Only 3 of Beef suya left' })
  expect(await countStock(api, suya)).toEqual({ stock: 0, held: 3 })
})

slowTest(
  'F10 concurrent checkouts of two items in opposite order, with replacements, never deadlock',
  async () => {
    const goods = await sell({ name: 'Left shoe', stock: 500 }, { name: 'Right shoe', stock: 500 })
    const [left, right] = goods
    if (!left || !right) throw new Error('There is nothing')
    const pair = (at: number, quantity: number) => {
      const items = [left, right].map(({ id }) => ({ productId: id, quantity }))
      return { ...directly(left), items: at % 2 === 0 ? items : items.toReversed() }
    }

    const deadlocks = await countDeadlocks(api)

    const first = await buyAtOnce((at) => (at % 3 === 0 ? directly(right) : pair(at, 1)))
    const second = await buyAtOnce((at) => pair(at, 2))

    expect([first, second].map((answers) => Object.keys(answers))).toEqual([['200'], ['200']])
    expect(await countDeadlocks(api)).toBe(deadlocks)
    for (const product of goods) expect(await countStock(api, product)).toEqual({ stock: 400, held: 100 })
  },
)
