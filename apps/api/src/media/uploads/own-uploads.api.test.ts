import type { AccountId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aShopOwner } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { insertUploads, markClaimed, markClaimedOnce, markDiscarded, markReleased } from './uploads.sql.ts'

let api: TestApi
let owner: AccountId
let rival: AccountId
beforeAll(async () => {
  api = await startTestApi()
  ;[owner, rival] = [(await aShopOwner(api)).accountId, (await aShopOwner(api)).accountId]
})

/** A picture that its owner has sent and uses. */
async function aUsedPicture(): Promise<string> {
  const key = `media-${newId()}`
  await insertUploads(api.writer, [
    { key, accountId: owner, kind: 'MEDIA', width: 8, height: 8, fingerprint: '0123456789abcdef' },
  ])
  await api.db.transaction((tx) => markClaimed(tx, { key, accountId: owner, kind: 'MEDIA' }))
  return key
}

async function stateOf(key: string): Promise<string> {
  const { rows } = await api.pool.query(
    `select case when removal_requested_at is not null then 'going' when claimed_at is not null then 'used' else 'free' end as state
     from uploads where key = $1`,
    [key],
  )
  return rows[0].state
}

test('API-30 nobody uses, gives up or removes the picture of another account, nor of another kind', async () => {
  const key = await aUsedPicture()

  for (const stranger of [
    { accountId: rival, kind: 'MEDIA' },
    { accountId: owner, kind: 'LOGO' },
  ] as const) {
    await api.db.transaction((tx) => markReleased(tx, { key, ...stranger }))
    expect(await api.db.transaction((tx) => markClaimed(tx, { key, ...stranger }))).toBe(false)
    expect(await api.db.transaction((tx) => markDiscarded(tx, stranger))).not.toContain(key)
    expect(await stateOf(key)).toBe('used')
  }
  await api.db.transaction((tx) => markReleased(tx, { key, accountId: owner, kind: 'MEDIA' }))
  expect(await stateOf(key)).toBe('free')
  for (const stranger of [
    { accountId: rival, kind: 'MEDIA' },
    { accountId: owner, kind: 'LOGO' },
  ] as const)
    expect(await api.db.transaction((tx) => markClaimedOnce(tx, { key, ...stranger }))).toBe(false)
})

test('API-30 a picture that is about to be removed is used no more', async () => {
  const key = await aUsedPicture()

  expect(await api.db.transaction((tx) => markDiscarded(tx, { accountId: owner, kind: 'MEDIA' }))).toContain(
    key,
  )

  const own = { key, accountId: owner, kind: 'MEDIA' } as const
  expect(await api.db.transaction((tx) => markClaimed(tx, own))).toBe(false)
  expect(await api.db.transaction((tx) => markClaimedOnce(tx, own))).toBe(false)
  expect(await stateOf(key)).toBe('going')
})
