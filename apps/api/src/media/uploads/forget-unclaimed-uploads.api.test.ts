import type { AccountId } from '@ahia/contracts/ids'
import { pictureKey } from '@ahia/pictures/address'
import { beforeAll, expect, test } from 'vitest'
import { aShopOwner } from '../../../test/shop-owner.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { claimUpload } from './claim-upload.ts'
import { forgetUnclaimedUploads, removeUpload } from './forget-unclaimed-uploads.ts'
import { storeUploads } from './store-uploads.ts'

let api: TestApi
let accountId: AccountId

beforeAll(async () => {
  api = await startApiWithJobs()
  ;({ accountId } = await aShopOwner(api))
})

async function sentDaysAgo(days: number): Promise<string> {
  const files = [{ name: '960.avif', bytes: Buffer.from('a pot') }]
  const taken = [{ width: 9, height: 9, files, fingerprint: '0'.repeat(16) }]
  const [file] = await storeUploads(api, { accountId, kind: 'MEDIA', taken })
  if (!file) throw new Error('nothing was kept')
  await api.pool.query('update uploads set sent_at = now() - make_interval(days => $2) where key = $1', [
    file.key,
    days,
  ])
  return file.key
}

async function listKeys(): Promise<string[]> {
  const { rows } = await api.pool.query<{ key: string }>('select key from uploads order by key')
  return rows.map(({ key }) => key)
}

test('T12 an upload unused for a week is deleted with its files; used and new uploads stay', async () => {
  const [old, claimed, young] = [await sentDaysAgo(8), await sentDaysAgo(8), await sentDaysAgo(6)]
  await api.db.transaction((tx) => claimUpload(tx, { key: claimed, accountId, kind: 'MEDIA' }))

  await forgetUnclaimedUploads(api)

  await expect.poll(() => api.pictures.has(pictureKey(old))).toBe(false)
  expect(await api.pictures.has(pictureKey(claimed))).toBe(true)
  expect(await api.pictures.has(pictureKey(young))).toBe(true)
  await removeUpload(api, { key: old })
  expect(await listKeys()).toEqual([claimed, young].sort())
})

test('T12 an upload that the store fails to delete is no longer usable and is retried later', async () => {
  const key = await sentDaysAgo(9)
  const remove = api.pictures.remove
  const asked: string[] = []
  api.pictures.remove = async (gone) => {
    asked.push(gone)
    throw new Error('the store is away')
  }

  await expect(removeUpload(api, { key })).rejects.toThrow('away')
  await forgetUnclaimedUploads(api)
  await expect.poll(() => asked).toHaveLength(2)
  expect(await listKeys()).toContain(key)
  const claim = () => api.db.transaction((tx) => claimUpload(tx, { key, accountId, kind: 'MEDIA' }))
  expect(await claim()).toBe(false)

  await forgetUnclaimedUploads(api)
  expect(asked).toHaveLength(2)
  api.pictures.remove = remove
  await api.pool.query(
    `update uploads set removal_requested_at = removal_requested_at - interval '1 day' where key = $1`,
    [key],
  )
  await forgetUnclaimedUploads(api)
  await expect.poll(() => api.pictures.has(pictureKey(key))).toBe(false)
  await removeUpload(api, { key })
  expect(await listKeys()).not.toContain(key)
})

test('T12 upload counts of past days are deleted', async () => {
  await api.pool.query(`insert into upload_days values ($1, now() - interval '3 days', 1), ($1, now(), 2)`, [
    accountId,
  ])

  await forgetUnclaimedUploads(api)

  const { rows } = await api.pool.query<{ bytes: number }>('select bytes from upload_days')
  expect(rows.map(({ bytes }) => Number(bytes))).toEqual([2])
})
