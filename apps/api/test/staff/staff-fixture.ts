import type { RequestListener } from 'node:http'
import { ApiError } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import type { StaffMemberId } from '@ahia/contracts/ids'
import { SECURITY_EVENT_KINDS } from '@ahia/contracts/shapes/security-event'
import type { StaffRole } from '@ahia/reference/staff/roles'
import type { Passwords } from '#accounts/passwords/passwords.ts'
import { adminLookup, createAdminApp } from '#admin-app.ts'
import { readConfig } from '#platform/config.ts'
import { RateLimits } from '#platform/http/rate-limits.ts'
import { EventCounts } from '#platform/http/server/event-counts.ts'
import { drain } from '#platform/http/server/http-server.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { openSite } from '#site.ts'
import { createAdminHandler } from '#site-handler.ts'
import { insertMember } from '#staff/members/members.sql.ts'
import { openStaffSession } from '#staff/sessions/open-staff-session.ts'
import { atEndOfFile } from '../end-of-file.ts'
import { aPage, onlyPages } from '../only-pages.ts'
import { quickPasswords } from '../quick-passwords.ts'
import type { TestApi } from '../test-api.ts'

export type TestAdmin = {
  /** Where the back office listens. */
  origin: string
  /** As somebody who has not signed in. */
  call: Call
}

/** A test asks every call as every role. */
const MANY_CALLS = { BROWSE_LIMIT_PER_MINUTE: '100000' }

const noPages = onlyPages(async () => aPage('no pages here', { status: 404 }))

/** The back office of a market under test, on an origin of its own. */
export async function startTestAdmin(
  api: TestApi,
  { passwords = quickPasswords }: { passwords?: Passwords } = {},
): Promise<TestAdmin> {
  const { db, pool, pools, checkPool, url, secrets, pictures, payments, publicUrl, searchLog } = api
  const log = createLog('silent')
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    ALLOW_DEV_MAILBOX: 'true',
    DATABASE_URL: url,
    ...MANY_CALLS,
  })
  const site = await openSite({ port: 0, host: '127.0.0.1', publicUrl: null, lookup: adminLookup })
  const opened = {
    db,
    log,
    limits: new RateLimits(pool, log),
    secrets,
    passwords,
    publicUrl,
    payments,
    pictures,
    languageModel: null,
    modelCallsPerDay: 0,
    receivers: [],
    eventCounts: new EventCounts(SECURITY_EVENT_KINDS),
    searchLog,
  }
  const webApp = { app: noPages, files: () => false, around: (listener: RequestListener) => listener }
  const adminApi = createAdminApp({ ...opened, adminUrl: site.publicUrl })
  site.serve(createAdminHandler({ ...opened, config, site, api: adminApi, webApp, pools, checkPool }))
  atEndOfFile(() => drain(site, 0))
  const origin = site.localUrl.replace('localhost', '127.0.0.1')
  return { origin, call: callWith(origin, null) }
}

/** What our own pages send: the cookie, and where the request comes from. */
export const callWith = (origin: string, token: string | null): Call =>
  createCall({
    baseUrl: `${origin}${API_PATH}`,
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('sec-fetch-site', 'same-origin')
      if (token !== null) headers.set('cookie', `__Host-staff=${token}`)
      return fetch(new Request(request, { headers }))
    },
  })

let made = 0

type Colleague = { id: StaffMemberId; name: string; email: string; token: string; call: Call }

/** A colleague with these roles who has just signed in. */
export async function aColleague(
  api: Pick<TestApi, 'db'>,
  admin: TestAdmin,
  ...roles: [StaffRole, ...StaffRole[]]
): Promise<Colleague> {
  const id = newId<StaffMemberId>()
  const name = `Colleague ${++made}`
  const email = `colleague-${made}@example.com`
  const place = { userAgent: '', clientAddress: '127.0.0.1', requestId: 'test' }
  const token = await api.db.transaction(async (tx) => {
    await insertMember(tx, { id, email, name, passwordHash: null, roles })
    return openStaffSession(tx, { staffId: id, place, how: 'PASSKEY' })
  })
  return { id, name, email, token, call: callWith(admin.origin, token) }
}

/** What a call was refused with; null when it was answered. */
export async function codeOf(called: Promise<unknown>): Promise<string | null> {
  try {
    await called
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
