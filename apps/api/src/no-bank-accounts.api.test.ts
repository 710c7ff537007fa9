import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { HAS_PAYOUTS } from '@ahia/reference/seller/seller-hub'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../test/test-database.ts'

const ACCOUNT = /bank_?account|nuban|account_?number|iban|sort_?code/i

// When payouts come, this is replaced by tests of what ADMIN-23 says about them.
test('ADMIN-23 while payouts are made by hand no call takes or shows a bank account, and no table has one', async () => {
  expect(HAS_PAYOUTS).toBe(false)
  const calls = [...endpoints, ...adminEndpoints].map(({ method, path, params, query, body, data }) => {
    const schemas = [params, query, body, data].filter((schema) => schema !== undefined)
    const fields = schemas.map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    return `${method} ${path} ${JSON.stringify(fields)}`
  })
  expect(calls.length).toBeGreaterThan(200)
  expect(calls.filter((call) => ACCOUNT.test(call)).map((call) => call.slice(0, 80))).toEqual([])

  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  expect(rows.length).toBeGreaterThan(500)
  expect(rows.map(({ name }) => name).filter((name) => ACCOUNT.test(name) || /payout/.test(name))).toEqual([])
})
