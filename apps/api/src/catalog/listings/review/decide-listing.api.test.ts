import { publishListing } from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { beforeAll, expect, test } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import { startOrdersApi } from '../../../../test/order-fixture.ts'
import { readData } from '../../../../test/read-data.ts'
import { aLister, aSentPicture } from '../../../../test/seller/listing-fixture.ts'
import { aStaffActor } from '../../../../test/staff/a-staff-actor.ts'
import type { TestApi } from '../../../../test/test-api.ts'
import { decideListing } from './decide-listing.ts'
import { refuseAppeal } from './refuse-appeal.ts'
import { listInReview } from './review-queue.reads.ts'

let api: TestApi
let by: StaffActor
beforeAll(async () => {
  api = await startOrdersApi()
  by = await aStaffActor(api, 'CATALOGUE')
})

type Options = { by?: StaffActor; to?: 'LIVE' | 'HIDDEN' | 'TAKEN_DOWN'; version?: number | null }

const decide = (listing: Listing, options: Options = {}) =>
  decideListing(api, {
    productId: listing._id,
    to: 'TAKEN_DOWN',
    words: 'The maker says that it is not theirs.',
    reasonCode: (options.to ?? 'TAKEN_DOWN') === 'TAKEN_DOWN' ? 'COUNTERFEIT' : null,
    version: listing.version,
    by,
    ...options,
  })
const published = async (answer: Response) => (await readData(publishListing, answer)).product
const waiting = async ({ _id }: Listing) =>
  (await api.pool.query('select kind from listings_waiting where subject_id = $1', [_id])).rows

test('ADMIN-30 taking down names who, which reason and the words; the email has both, and the audit the act', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed({ name: 'Sunglasses of a known brand' })

  await decide(listed)

  const { rows: moves } = await api.pool.query(
    `select staff_id, reason_code, reason from product_moves where product_id = $1 and to_status = 'TAKEN_DOWN'`,
    [listed._id],
  )
  expect(moves).toEqual([
    { staff_id: by.id, reason_code: 'COUNTERFEIT', reason: 'The maker says that it is not theirs.' },
  ])
  const { rows: emails } = await api.pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs j where payload->>'subject' like $1`,
    [`%Sunglasses of a known brand% was taken down`],
  )
  expect(emails[0].text).toContain('It seems to be a fake or a copy.')
  expect(emails[0].text).toContain('The maker says that it is not theirs.')
  const { rows: entries } = await api.pool.query(
    `select act, actor_id, reason from audit_entries where $1 = any(subjects)`,
    [`product:${listed._id}`],
  )
  expect(entries).toEqual([{ act: 'listing.decide', actor_id: by.id, reason: 'COUNTERFEIT' }])
})

test('ADMIN-30 the same decision again changes nothing; a different one learns who was first', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed()
  const other = await aStaffActor(api, 'CATALOGUE')
  await decide(listed)

  await decide(listed)

  await expect(decide(listed, { by: other })).rejects.toMatchObject({
    code: 'ALREADY_DECIDED',
    details: { by: expect.stringMatching(/^Colleague /) },
  })
  await expect(decide(listed, { by: other, to: 'HIDDEN' })).rejects.toMatchObject({ code: 'ALREADY_DECIDED' })
  const { rows } = await api.pool.query('select to_status from product_moves where product_id = $1', [
    listed._id,
  ])
  expect(rows.filter(({ to_status }) => to_status === 'TAKEN_DOWN')).toHaveLength(1)
})

test('ADMIN-30 two colleagues at the same moment: one takes it down, the other is refused', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed()
  const other = await aStaffActor(api, 'CATALOGUE')

  const outcomes = await Promise.allSettled([decide(listed), decide(listed, { by: other })])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('ADMIN-30 a decision about an older version than the shop has saved is refused, and an unknown product is not found', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed()
  await shop.change(listed, { basePrice: 9_000 })

  await expect(decide(listed)).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  await expect(decide({ ...listed, _id: newId() })).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
})

test('SELL-20, ADMIN-30 goods that are taken down are restored as hidden, and never put on the shelf by us', async () => {
  const listed = await (await aLister(api)).listed()
  await decide(listed)

  const putOnShelf = decide(listed, { to: 'LIVE', version: null })

  await expect(putOnShelf).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  await decide(listed, { to: 'HIDDEN', version: null })
  const { rows } = await api.pool.query('select status from products where id = $1', [listed._id])
  expect(rows).toEqual([{ status: 'HIDDEN' }])
})

test('ADMIN-30 the same goods listed again are recognised by their name, and let through they stay', async () => {
  const shop = await aLister(api)
  const stranger = await aLister(api)
  await decide(await shop.listed({ name: 'Original phone charger 20W' }))

  const again = await published(
    await shop.step(await shop.ready({ name: 'Original Phone-Charger, 20 W' }), 'publish'),
  )
  const different = await shop.listed({ name: 'Pillow of feathers, large' })
  const theirs = await stranger.listed({ name: 'Original phone charger 20W' })

  expect([again.status, different.status, theirs.status]).toEqual(['IN_REVIEW', 'LIVE', 'LIVE'])
  expect(await waiting(again)).toEqual([{ kind: 'LISTING_REVIEW' }])
  await decide(again, { to: 'LIVE' })
  expect(await waiting(again)).toEqual([])
  const hidden = await published(await shop.step(await shop.get(again._id), 'hide'))
  expect((await published(await shop.step(hidden, 'publish'))).status).toBe('LIVE')
})

test('ADMIN-30 the same goods listed again are recognised by a picture that is nearly the same', async () => {
  const shop = await aLister(api)
  const pictureWith = async (fingerprint: string) => {
    const key = await aSentPicture(api, shop.accountId)
    await api.pool.query('update uploads set fingerprint = $2 where key = $1', [key, fingerprint])
    return key
  }
  const listedWith = async (name: string, fingerprint: string) =>
    shop.listed({ name, pictures: [await pictureWith(fingerprint)] })
  await decide(await listedWith('Handbag with a famous sign', 'f0e1d2c3b4a59687'))

  const copy = await listedWith('Lovely leather carrier, new', 'f0e1d2c3b4a59684')
  const other = await listedWith('Kitchen stool of iroko wood', '0123456789abcdef')

  expect([copy.status, other.status]).toEqual(['IN_REVIEW', 'LIVE'])
})

test('ADMIN-30 once restored, the goods are no reason for a look any more', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed({ name: 'Bronze head from Benin' })
  await decide(listed)
  await decide(await shop.get(listed._id), { to: 'HIDDEN' })

  expect((await shop.listed({ name: 'Bronze head from Benin 2' })).status).toBe('LIVE')
})

test('ADMIN-30 a shop whose appeal was turned down reads why, by email and beside its product', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed({ name: 'Bag of a known maker' })
  await decide(listed)
  await shop.call('POST', `/products/${listed._id}/appeal`, {
    requestKey: newId(),
    words: 'We have the invoice.',
  })

  const words = 'The invoice is of another bag.'
  await refuseAppeal(api, { productId: listed._id, words, by: await aStaffActor(api, 'CATALOGUE') })

  const { rows } = await api.pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'subject' = $1`,
    [`'Bag of a known maker' stays taken down`],
  )
  expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining(words)])
  expect(JSON.stringify(await shop.get(listed._id))).toContain(words)
})

test('ADMIN-30 what waits for a look: what a rule held, and what the shop appealed against, with the latest reason', async () => {
  const shop = await aLister(api)
  const takenDown = async (name: string) => {
    const listed = await shop.listed({ name })
    await decide(listed)
    return listed
  }
  const appeal = ({ _id }: Listing) =>
    shop.call('POST', `/products/${_id}/appeal`, { requestKey: newId(), words: 'We have the invoice.' })
  const [appealed, answered] = [await takenDown('Green enamel kettle'), await takenDown('Clay pot of Nsukka')]
  const quiet = await takenDown('Raffia basket, wide')
  await appeal(appealed)
  await appeal(answered)
  const [other, live] = [await aStaffActor(api, 'CATALOGUE'), await shop.listed({ name: 'Iron pan, large' })]
  await refuseAppeal(api, { productId: answered._id, words: 'No.', by: other })
  const held = await published(await shop.step(await shop.ready({ name: 'Raffia-Basket wide' }), 'publish'))

  const ids = [appealed, answered, quiet, live, held].map(({ _id }) => _id)
  const found = (await listInReview(api.db.read)).filter(({ _id }) => ids.includes(_id))

  expect(found).toMatchObject([
    { _id: held._id, status: 'IN_REVIEW', appeal: null },
    {
      _id: appealed._id,
      status: 'TAKEN_DOWN',
      appeal: 'We have the invoice.',
      reason: 'The maker says that it is not theirs.',
    },
  ])
})
