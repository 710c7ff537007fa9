import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import type pg from 'pg'

/** A colleague with these roles who has just signed in; returns what only their cookie holds. */
export async function signInStaff(client: pg.ClientBase, ...roles: readonly string[]): Promise<string> {
  const staffId = randomUUID()
  const token = randomBytes(32).toString('base64url')
  await client.query(`insert into staff_members (id, email, name) values ($1, $2, 'Colleague')`, [
    staffId,
    `${staffId}@example.com`,
  ])
  for (const role of roles)
    await client.query('insert into staff_role_members (staff_id, role) values ($1, $2)', [staffId, role])
  await client.query(
    `insert into staff_sessions (id, token_hash, staff_id, network, device) values ($1, $2, $3, '127.0.0.1', 'Test')`,
    [randomUUID(), createHash('sha256').update(token).digest(), staffId],
  )
  return token
}

/** What pages of the back office send with each call. */
export const staffHeaders = (token: string): Record<string, string> => ({
  cookie: `__Host-staff=${token}`,
  'sec-fetch-site': 'same-origin',
})

export const callOffice = (origin: string, token: string): Call =>
  createCall({
    baseUrl: `${origin}${API_PATH}`,
    fetch: (request) => {
      const headers = new Headers(request.headers)
      for (const [name, value] of Object.entries(staffHeaders(token))) headers.set(name, value)
      return fetch(new Request(request, { headers }))
    },
  })
