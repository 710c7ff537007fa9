import { beforeAll, describe, expect, test } from 'vitest'
import { startCartApi } from '../../test/cart-fixture.ts'
import { aBuyer, countRows, directly, errorOf, sellOne } from '../../test/checkout-fixture.ts'
import { readError } from '../../test/read-error.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

describe('T11 customers who hold more than they pay for', () => {
  test('T11 a customer has at most 5 unpaid checkouts; a repeat and a replacement are still accepted', async () => {
    const obi = await aBuyer(api)
    const goods = await Promise.all(Array.from({ length: 6 }, () => sellOne(api)))
    const [first, ...rest] = goods
    const sixth = rest.pop()
    if (!first || !sixth) throw new Error('There are no goods')
    for (const product of [first, ...rest]) await obi.buyNow(product)

    const error = await errorOf(api, obi, directly(sixth))
    await obi.buyNow(first)
    await obi.buyNow(first, 2)

    expect(error).toMatchObject({ status: 409, code: 'TOO_MANY_UNPAID' })
  })

  test('T11 a hold still counts after its time to pay is over, until it is released', async () => {
    const obi = await aBuyer(api)
    const goods = await Promise.all(Array.from({ length: 6 }, () => sellOne(api)))
    const sixth = goods.pop()
    if (!sixth) throw new Error('There are no goods')
    for (const product of goods) await obi.buyNow(product)
    await api.pool.query('update orders set held_until = now() where account_id = $1', [obi.accountId])

    const error = await errorOf(api, obi, directly(sixth))
    await api.pool.query('update orders set released_at = now() where account_id = $1', [obi.accountId])
    await obi.buyNow(sixth)

    expect(error).toMatchObject({ status: 409, code: 'TOO_MANY_UNPAID' })
  })

  test('T11 a customer makes at most 10 checkouts per minute, and repeats do not count', async () => {
    const obi = await aBuyer(api)
    const product = await sellOne(api, { stock: 100 })
    for (let quantity = 1; quantity <= 10; quantity += 1) await obi.buyNow(product, quantity)
    await obi.buyNow(product, 10)

    const before = await countRows(api)
    const answer = await obi.sendCheckout(directly(product, 11))

    expect(await readError(answer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await countRows(api)).toEqual(before)
  })

  test('T11 of ten concurrent checkouts of different items five are held', async () => {
    const obi = await aBuyer(api)
    const goods = await Promise.all(Array.from({ length: 10 }, () => sellOne(api)))

    const answers = await Promise.all(goods.map((product) => obi.sendCheckout(directly(product))))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(409),
    ])
  })
})
