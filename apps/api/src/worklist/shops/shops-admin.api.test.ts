import {
  decideCheck,
  listShops,
  lookAtDocument,
  previewShopDecision,
  reviewShop,
} from '@ahia/contracts/admin/shops'
import type { DataOf } from '@ahia/contracts/endpoint'
import type { ShopId } from '@ahia/contracts/ids'
import { uploadDocument } from '@ahia/contracts/media'
import { listOwnDocuments, sendDocument } from '@ahia/contracts/seller/documents'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { forgetOldDocuments } from '#shops/review/own-documents.ts'
import { aDocument as aDocumentOf, ownersCall as ownersCallOf } from '../../../test/seller/a-document.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { startShopsAdmin } from '../../../test/staff/shops-admin-fixture.ts'
import { aColleague, codeOf } from '../../../test/staff/staff-fixture.ts'

const { api, admin, merchants, fileOf, emailsOf } = await startShopsAdmin()
const auditor = await aColleague(api, admin, 'AUDITOR')

type Owner = Awaited<ReturnType<typeof aShopOwnerWithShop>>
const ownersCall = (owner: Owner) => ownersCallOf(api, owner)
const aDocument = (owner: Owner, kind?: string) => aDocumentOf(api, owner, kind)

const decided = { version: 1, reason: 'ALL_FINE', words: '' }
const approve = (id: ShopId, who = merchants) => who.call(reviewShop, { id, decision: 'APPROVE', ...decided })

test('ADMIN-18 a shop is approved only when every required row is accepted, at the version that was seen', async () => {
  const owner = await aShopOwnerWithShop(api, { name: 'Ogui Bakes' })
  const id = owner.shopId
  expect((await fileOf(id)).missing).toEqual(['IDENTITY'])
  expect(await codeOf(approve(id))).toBe('CHECKS_OPEN')

  const document = await aDocument(owner)
  const check = { id, kind: 'IDENTITY', state: 'ACCEPTED', document } as const
  expect(await codeOf(merchants.call(decideCheck, { ...check, document: null }))).toBe('CHANGED_MEANWHILE')
  await merchants.call(decideCheck, check)
  await api.pool.query('update shops set shown_version = 2 where id = $1', [id])
  expect(await codeOf(approve(id))).toBe('STEP_REFUSED')
  await merchants.call(reviewShop, { id, decision: 'APPROVE', ...decided, version: 2 })

  expect(await fileOf(id)).toMatchObject({ status: 'APPROVED', missing: [], waitsSince: null })
  expect((await emailsOf(owner.email)).map(({ subject }) => subject)).toEqual(['Your shop is open'])
})

test('ADMIN-18 a medicine shop needs its licences too, and a document that has run out opens its row', async () => {
  const owner = await aShopOwnerWithShop(api, { name: 'Oja Pharmacy' })
  await api.pool.query(`update shops set category = 'MEDICINE' where id = $1`, [owner.shopId])
  expect((await fileOf(owner.shopId)).missing).toEqual(['IDENTITY', 'PHARMACY_LICENCE', 'NAFDAC'])

  const document = await aDocument(owner, 'NAFDAC')
  const check = { id: owner.shopId, kind: 'NAFDAC', state: 'ACCEPTED', document } as const
  await merchants.call(decideCheck, { ...check, runsOutOn: '2020-01-01' })
  expect((await fileOf(owner.shopId)).missing).toContain('NAFDAC')
})

test('ADMIN-18 a newer document than the accepted one opens its row again until somebody has looked at it', async () => {
  const owner = await aShopOwnerWithShop(api)
  const id = owner.shopId
  const accept = async () => {
    const document = await aDocument(owner)
    return { id, kind: 'IDENTITY', state: 'ACCEPTED', document } as const
  }
  await merchants.call(decideCheck, await accept())
  const newer = await accept()

  expect((await fileOf(id)).missing).toEqual(['IDENTITY'])
  expect(await codeOf(approve(id))).toBe('CHECKS_OPEN')
  expect((await fileOf(id)).status).toBe('PENDING')
  await merchants.call(decideCheck, newer)
  await approve(id)
  expect((await fileOf(id)).status).toBe('APPROVED')
})

test('ADMIN-18 a waived row stays so when a document is sent, and what is no longer kept opens nothing', async () => {
  const [waived, kept] = [await aShopOwnerWithShop(api), await aShopOwnerWithShop(api)]
  await merchants.call(decideCheck, { id: waived.shopId, kind: 'IDENTITY', state: 'WAIVED', document: null })
  await aDocument(waived)
  const document = await aDocument(kept)
  await merchants.call(decideCheck, { id: kept.shopId, kind: 'IDENTITY', state: 'ACCEPTED', document })
  await api.pool.query('update shop_documents set upload_key = null where id = $1', [document])

  expect((await fileOf(waived.shopId)).missing).toEqual([])
  expect((await fileOf(kept.shopId)).missing).toEqual([])
})

test('ADMIN-19 a document has no address, is shown to those who may look, and each look is on record', async () => {
  const owner = await aShopOwnerWithShop(api)
  const document = await aDocument(owner)
  const look = { id: owner.shopId, document }
  const { picture } = await merchants.call(lookAtDocument, look)

  expect(Buffer.from(picture, 'base64').subarray(4, 12).toString()).toBe('ftypavif')
  expect(await codeOf(auditor.call(lookAtDocument, look))).toBe('NOT_PERMITTED')
  const other = await aShopOwnerWithShop(api)
  expect(await codeOf(merchants.call(lookAtDocument, { id: other.shopId, document }))).toBe(
    'DOCUMENT_NOT_FOUND',
  )
  const { rows } = await api.pool.query(
    `select act, actor_id, subjects from audit_entries where act = 'shop.look-at-document' and $1 = any(subjects)`,
    [`document:${document}`],
  )
  expect(rows).toEqual([
    {
      act: 'shop.look-at-document',
      actor_id: merchants.id,
      subjects: [`shop:${owner.shopId}`, `document:${document}`],
    },
  ])
  const { rows: keys } = await api.pool.query<{ key: string }>(
    `select upload_key as key from shop_documents where id = $1`,
    [document],
  )
  for (const file of ['960.avif', '360.avif', '720.webp', '720.jpg'])
    expect((await fetch(`${api.origin}/media/${keys[0]?.key}/${file}`)).status).toBe(404)
})

test('ADMIN-19 nobody sends another account’s picture as their document, nor for a row that is not theirs', async () => {
  const [owner, rival] = [await aShopOwnerWithShop(api), await aShopOwnerWithShop(api)]
  const pixels = { width: 60, height: 40, channels: 3, background: '#446688' } as const
  const photo = await sharp({ create: pixels }).jpeg().toBuffer()
  const files = [new File([new Uint8Array(photo)], 'nin.jpg', { type: 'image/jpeg' })]
  const { file } = await ownersCall(owner)(uploadDocument, {}, { files })

  expect(await codeOf(ownersCall(rival)(sendDocument, { kind: 'IDENTITY', key: file.key }))).toBe(
    'PICTURE_UNKNOWN',
  )
  expect(await codeOf(ownersCall(owner)(sendDocument, { kind: 'NAFDAC', key: file.key }))).toBe(
    'CHECK_NOT_FOUND',
  )
})

test('ADMIN-20 what is asked for is in the email as it was shown, and the shop waits again once it is sent', async () => {
  const owner = await aShopOwnerWithShop(api, { name: 'Ask Me' })
  const id = owner.shopId
  const ask = {
    id,
    decision: 'ASK',
    version: 1,
    reason: 'DOCUMENT_MISSING',
    words: 'Both sides of your NIN slip.',
  } as const
  const preview = await merchants.call(previewShopDecision, ask)
  await merchants.call(reviewShop, ask)

  const [email] = await emailsOf(owner.email)
  expect(email?.subject).toBe(preview.subject)
  expect(email?.text).toContain('A document is missing.\n\nBoth sides of your NIN slip.')
  for (const paragraph of preview.text.split('\n\n')) expect(email?.text).toContain(paragraph)
  expect(await fileOf(id)).toMatchObject({ reviewState: 'ASKED', waitsSince: null })
  const { asked } = await ownersCall(owner)(listOwnDocuments, {})
  expect(asked).toMatchObject({ reason: 'DOCUMENT_MISSING', words: 'Both sides of your NIN slip.' })
  expect(await codeOf(merchants.call(reviewShop, ask))).toBe('STEP_REFUSED')

  await aDocument(owner)
  expect(await fileOf(id)).toMatchObject({ reviewState: null, waitsSince: expect.any(String) })
})

test('ADMIN-20 ADMIN-49 a refused owner may apply again, staff see what was decided before, and reasons come from the list', async () => {
  const owner = await aShopOwnerWithShop(api)
  const id = owner.shopId
  const refuse = {
    id,
    decision: 'REFUSE',
    version: 1,
    reason: 'FALSE_DETAILS',
    words: 'The street does not exist.',
  } as const
  expect(await codeOf(merchants.call(reviewShop, { ...refuse, reason: 'BECAUSE' }))).toBe('INVALID_INPUT')
  await merchants.call(reviewShop, refuse)
  await api.pool.query('update shops set shown_version = 2 where id = $1', [id])

  const shop = await fileOf(id)
  expect(shop).toMatchObject({ reviewState: null, waitsSince: expect.any(String), version: 2 })
  expect(shop.decisions).toMatchObject([{ decision: 'REFUSE', by: merchants.name, words: refuse.words }])
})

test('ADMIN-20 a shop that has changed since it was seen is neither asked for more nor refused', async () => {
  const owner = await aShopOwnerWithShop(api)
  const id = owner.shopId
  await api.pool.query('update shops set shown_version = 2 where id = $1', [id])
  const seen = { id, version: 1, words: 'In words.' }
  const ask = { ...seen, decision: 'ASK', reason: 'DOCUMENT_MISSING' } as const
  const refuse = { ...seen, decision: 'REFUSE', reason: 'OTHER' } as const

  for (const decision of [ask, refuse])
    expect(await codeOf(merchants.call(reviewShop, decision))).toBe('STEP_REFUSED')

  expect(await fileOf(id)).toMatchObject({ reviewState: null, decisions: [] })
  expect(await emailsOf(owner.email)).toEqual([])
})

test('ADMIN-20 of two who decide on a shop at once one has effect', async () => {
  const owner = await aShopOwnerWithShop(api)
  const id = owner.shopId
  const second = await aColleague(api, admin, 'MERCHANTS')
  await merchants.call(decideCheck, { id, kind: 'IDENTITY', state: 'WAIVED', document: null })
  const refuse = { id, decision: 'REFUSE', version: 1, reason: 'OTHER', words: 'No.' } as const
  const both = await Promise.all([codeOf(approve(id)), codeOf(second.call(reviewShop, refuse))])

  expect(both.filter((code) => code === null)).toHaveLength(1)
  expect((await fileOf(id)).decisions).toHaveLength(1)
  expect(await emailsOf(owner.email)).toHaveLength(1)
})

test('ADMIN-19 documents go 13 months after the shop has ended, and not before', async () => {
  const owner = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const document = await aDocument(owner)
  const look = { id: owner.shopId, document }
  const endedFor = async (time: string) => {
    await api.pool.query(
      `insert into shop_closings (shop_id, status_before, requested_at, closes_at, closed_at)
       values ($1, 'APPROVED', now() - interval '2 years', now() - $2::interval, now() - $2::interval)
       on conflict (shop_id) do update set closed_at = excluded.closed_at`,
      [owner.shopId, time],
    )
    await forgetOldDocuments(api)
    return codeOf(merchants.call(lookAtDocument, look))
  }

  expect(await endedFor('12 months 27 days')).toBe(null)
  expect(await endedFor('13 months 1 day')).toBe('DOCUMENT_NOT_FOUND')
})

test('ADMIN-18 the file names shops that look alike or share a telephone, and holds the standing', async () => {
  await aShopOwnerWithShop(api, { name: 'Kanu Drugs' })
  const { shopId } = await aShopOwnerWithShop(api, { name: 'Kanu Drugss' })
  const shop = await fileOf(shopId)

  expect(shop.namesAlike.map(({ name }) => name)).toEqual(['Kanu Drugs'])
  expect(shop.samePhone).toHaveLength(5)
  expect(shop.standing.map(({ measure }) => measure)).toEqual(['LATE', 'CANCELLED', 'COMPLAINT', 'FAULT'])
})

test('ADMIN-54 shops are listed by name, filtered by what they are and their package, page by page', async () => {
  const names = Array.from({ length: 55 }, (_, at) => `Zz list ${String(at).padStart(2, '0')}`)
  for (const name of names) await aShopOwnerWithShop(api, { name, status: 'APPROVED' })
  await api.pool.query(`update shops set package = 'ELITE' where name like 'Zz list 0%'`)
  const read = async () => {
    const found: string[] = []
    let after: ShopId | null = null
    do {
      const page: DataOf<typeof listShops> = await auditor.call(listShops, {
        status: 'APPROVED',
        ...(after && { after }),
      })
      found.push(...page.shops.map(({ name }) => name))
      after = page.next
    } while (after)
    return found
  }

  const all = await read()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((name) => name.startsWith('Zz list'))).toEqual(names)
  const elite = await auditor.call(listShops, { status: 'APPROVED', package: 'ELITE' })
  expect(elite.shops.map(({ name }) => name)).toEqual(names.slice(0, 10))
  expect(elite.next).toBe(null)
  expect((await auditor.call(listShops, { status: 'ENDED' })).shops).toEqual([])
})
