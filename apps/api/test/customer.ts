import { login } from '@ahia/contracts/accounts'
import type { AccountId } from '@ahia/contracts/ids'
import type { z } from 'zod'
import { findCustomer } from '#accounts/profile/profiles.sql.ts'
import { toUser } from '#accounts/profile/to-user.ts'
import { createAccessTokens } from '#accounts/sessions/access-token.ts'
import { openSession } from '#accounts/sessions/open-session.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#tables.ts'
import { quickPasswords } from './quick-passwords.ts'
import type { TestApi } from './test-api.ts'

export const PASSWORD = 'correct horse battery'

let made = 0
let hashed: Promise<string> | null = null

type Options = { email?: string; kind?: Tables['accounts']['kind'] }

/** An account with `PASSWORD`, as if it had been registered long ago; say only what matters. */
export async function anAccount({ db }: TestApi, options: Options = {}) {
  const { kind = 'CUSTOMER', email = `customer-${++made}@example.com` } = options
  hashed ??= quickPasswords.hash(PASSWORD)
  const accountId = newId<AccountId>()
  const password_hash = await hashed
  await db.transaction((tx) =>
    tx.insertInto('accounts').values({ id: accountId, kind, email, password_hash }).execute(),
  )
  return { accountId, email }
}

const HERE = { userAgent: '', clientAddress: '127.0.0.1', deviceKey: null, requestId: 'test' }

/** The same, signed in: without the password, as trying one is meant to take long. */
export async function aCustomer(api: TestApi, options: Options = {}) {
  const { kind = 'CUSTOMER' } = options
  const { accountId } = await anAccount(api, options)
  const accessTokens = createAccessTokens(api)
  return api.db.transaction(async (tx) => {
    const tokens = await openSession(tx, accessTokens, { kind, accountId, isRemembered: false, place: HERE })
    const customer = await findCustomer(tx, accountId)
    if (customer === null) throw new Error('There is no such customer')
    return { accountId, ...toUser(customer), ...tokens }
  })
}

export async function signIn(api: TestApi, email: string): Promise<z.output<typeof login.data>['user']> {
  const { user } = await api.call(login, { email, password: PASSWORD })
  return user
}

type Sent = {
  token?: string
  body?: unknown
  network?: string
  userAgent?: string
  deviceKey?: string
  method?: string
}

/** Sends what `call` never would. `network` counts with TRUST_PROXY_HOPS=1. */
export function send({ origin }: TestApi, path: string, sent: Sent = {}): Promise<Response> {
  const { token, body, network, userAgent, deviceKey, method = body === undefined ? 'GET' : 'POST' } = sent
  return fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(network === undefined ? {} : { 'x-forwarded-for': network }),
      ...(deviceKey === undefined ? {} : { 'x-device': deviceKey }),
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
