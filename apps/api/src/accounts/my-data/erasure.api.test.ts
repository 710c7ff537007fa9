import { login } from '@ahia/contracts/accounts'
import { sendMessage } from '@ahia/contracts/contact'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

/** The tables that have one of these texts anywhere. */
async function tablesWith({ pool }: TestApi, texts: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(`select tablename as name from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { name } of rows) {
    const patterns = texts.map((text) => `%${text}%`)
    const rowsWith = await pool.query(`select from "${name}" as t where t::text ilike any($1) limit 1`, [
      patterns,
    ])
    if (rowsWith.rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

test('PROF-06 T24 after a deletion no table has the customer’s address, name, telephone or street', async () => {
  const api = await startOrdersApi()
  const buyer = await aBuyer(api)
  const { email } = buyer
  const known = [email, 'Adaeze Okonkwo', '0803 555 0199', '12 Zik Avenue', 'where is my yam']
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  await buyer.post('/user/updateProfile', { name: known[1], phone: known[2], address: { street: known[3] } })
  await buyer.post(`/products/${thing.productId}/reviews`, { stars: 5, text: 'Good.' })
  await buyer.post('/user/initiateReset', { email })
  await buyer.post('/user/verifyResetOtp', { email, otp: '0000' })
  await buyer.post('/newsletter/subscribe', { email })
  await api.call(sendMessage, { email, name: 'Adaeze Okonkwo', subject: 'Yam', message: 'where is my yam' })
  await api.call(login, { email, password: PASSWORD })
  await api.pool.query(
    `update orders set receiver_name = $2, receiver_phone = $3, street = $4, delivery_notes = $5 where id = $1`,
    [orderId, ...known.slice(1)],
  )
  expect(await tablesWith(api, known)).toEqual(
    expect.arrayContaining(['accounts', 'codes', 'contact_messages', 'newsletter_subscribers', 'orders']),
  )

  expect((await buyer.post('/user/deleteAccount', { password: PASSWORD })).status).toBe(200)

  expect(await tablesWith(api, known)).toEqual([])
})
