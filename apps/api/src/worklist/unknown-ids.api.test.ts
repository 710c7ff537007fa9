import { API_PATH } from '@ahia/contracts/api-path'
import type { Endpoint } from '@ahia/contracts/endpoint'
import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { STAFF_ROLES, type StaffRole } from '@ahia/reference/staff/roles'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { sampleOf } from '../../test/seller/sample-value.ts'
import { keyOf } from '../../test/staff/acts/act.ts'
import { aColleague, startTestAdmin } from '../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../test/test-api.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const [role, ...others] = Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]]
const everybody = await aColleague(api, admin, role, ...others)

/** Those that name something in their address. */
const CALLS = adminEndpoints.filter(({ path }) => path.includes('{id}'))

/** What a body must say beside the smallest that its shape allows, to be about the id and nothing else. */
const SAYS: Record<string, object> = {
  'POST /admin/customers/{id}/block': {
    reason: 'FRAUD',
    words: 'In words.',
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    reviewAt: null,
  },
  'POST /admin/goods/{id}/decide': { to: 'HIDDEN', version: 1, words: 'In words.' },
  'POST /admin/goods/{id}/recategorise': { category: 'SPA', subCategory: 'OTHER' },
  'POST /admin/proposals/{id}/agree': { hash: '0'.repeat(64) },
  'POST /admin/shops/{id}/discipline': { decision: 'WARN', reason: 'OTHER' },
  'POST /admin/shops/{id}/review': { decision: 'ASK', reason: 'DOCUMENT_MISSING' },
}

const QUERIES: Record<string, string> = { 'GET /admin/disputes/{id}/preview': '?outcome=TURNED_DOWN' }

const PARTS: Record<string, string> = {
  messageId: newId(),
  sessionId: newId(),
  document: newId(),
  place: '0',
}

/** Some shapes need more than the smallest: then `SAYS` says all of it. */
function sampleFor(body: NonNullable<Endpoint['body']>): object {
  try {
    return Object(sampleOf(body, newId()))
  } catch {
    return {}
  }
}

async function answerTo({ method, path, body }: Endpoint): Promise<string> {
  const kind = path.includes('/checks/') ? 'IDENTITY' : 'LISTING_REVIEW'
  const id = newId()
  const address = path.replace(/\{(\w+)\}/g, (_all, name) => PARTS[name] ?? (name === 'kind' ? kind : id))
  const says = body && { ...sampleFor(body), ...SAYS[`${method} ${path}`] }
  const answer = await fetch(`${admin.origin}${API_PATH}${address}${QUERIES[`${method} ${path}`] ?? ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `__Host-staff=${everybody.token}`,
    },
    ...(method !== 'GET' && { body: JSON.stringify(says ?? {}) }),
  })
  const { code } = Object(await answer.json())
  return code ?? String(answer.status)
}

/** Those that have nothing to find, each with what it answers instead. */
const OTHERS: Record<string, string> = {
  // The answer says nothing about which codes there are.
  'GET /admin/support-views/{id}': 'CODE_WRONG',
  // Idempotent: what is to be over is over.
  'DELETE /admin/window/featured/{id}': '200',
  'POST /admin/goods/{id}/reports/close': '200',
  'POST /admin/worklist/{kind}/{id}/release': '200',
}

const listActs = async () => {
  const { rows } = await api.pool.query<{ act: string }>('select act from audit_entries order by sequence')
  return rows.map(({ act }) => act)
}

test('ADMIN-09 every call about an id that does not exist says that it is not found, and nothing is done', async () => {
  const before = await listActs()
  const answers: Record<string, string> = {}
  for (const endpoint of CALLS) {
    const code = await answerTo(endpoint).catch((error) => String(error).slice(0, 150))
    if (!(/(^|_)NOT_FOUND$/.test(code) && endpoint.errors.some((known) => known === code)))
      answers[keyOf(endpoint)] = code
  }

  expect(answers).toEqual(OTHERS)
  expect(await listActs()).toEqual(before)
})
