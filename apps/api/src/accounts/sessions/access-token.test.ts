import type { AccountId, SessionId } from '@ahia/contracts/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createSecrets } from '#platform/secrets.ts'
import { type AccessClaims, createAccessTokens } from './access-token.ts'

const secrets = createSecrets('a secret of thirty-two characters or more')
const accessTokens = createAccessTokens({ secrets, publicUrl: 'https://ahia.example' })
const LIFE_MS = 15 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('SESS-04 a token verified before is valid until it expires, and not a second longer', async () => {
  const claims: AccessClaims = {
    kind: 'CUSTOMER',
    accountId: newId<AccountId>(),
    sessionId: newId<SessionId>(),
  }
  const token = await accessTokens.sign(claims)
  const remembered = await accessTokens.verify(token)

  vi.advanceTimersByTime(LIFE_MS - 1_000)
  const atTheEnd = await accessTokens.verify(token)
  vi.advanceTimersByTime(1_000)

  expect([remembered, atTheEnd]).toEqual([claims, claims])
  expect(await accessTokens.verify(token)).toBeNull()
})
