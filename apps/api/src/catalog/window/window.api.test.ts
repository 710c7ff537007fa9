import { featuredProducts } from '@ahia/contracts/catalog'
import type { BannerId, FeaturedPlaceId, ProductId } from '@ahia/contracts/ids'
import { showBanners } from '@ahia/contracts/window'
import { beforeAll, expect, test } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import { openShop } from '../../../test/builders.ts'
import { aStaffActor } from '../../../test/staff/a-staff-actor.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { addBanner, addPlace, changePlace, followWindow, removeBanner, removePlace } from './change-window.ts'
import { listBannersAt, listPlaces } from './places.sql.ts'

let api: TestApi
let by: StaffActor
beforeAll(async () => {
  api = await startTestApi()
  by = await aStaffActor(api, 'CATALOGUE')
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const NOW = { beginsAt: inHours(-1), endsAt: inHours(1), position: 500, why: 'CHOSEN' } as const

async function products(...names: string[]): Promise<ProductId[]> {
  const shop = await openShop(
    api.db,
    names.map((name) => ({ name })),
  )
  return shop.products.map(({ id }) => id)
}

const featured = async () => (await api.call(featuredProducts, {})).products.map(({ _id }) => _id)
const isFlagged = async (id: ProductId | undefined) =>
  (await api.pool.query('select is_featured from products where id = $1', [id])).rows[0].is_featured

test('ADMIN-32 places show in their order, each product once, and those of a package are named as promoted', async () => {
  const [first, second, third] = await products('Window drum', 'Window bell', 'Window horn')
  if (!first || !second || !third) throw new Error('nothing was listed')
  await addPlace(api, { ...NOW, productId: second, position: 2, why: 'PACKAGE', by })
  await addPlace(api, { ...NOW, productId: first, position: 1, by })
  await addPlace(api, { ...NOW, productId: first, position: 9, by })
  await addPlace(api, { ...NOW, productId: third, position: 3, by })

  const { products: cards, promoted } = await api.call(featuredProducts, {})

  expect(cards.map(({ _id }) => _id)).toEqual([first, second, third])
  expect(cards.every(({ isFeatured }) => isFeatured)).toBe(true)
  expect(promoted).toEqual([second])
  await api.pool.query('delete from featured_places')
})

test('ADMIN-32 what has ended, has not begun or is not visible never shows, and the flag follows', async () => {
  const ids = await products('Ended drum', 'Coming drum', 'Hidden drum', 'Present drum')
  const [ended, coming, hidden, present] = ids
  if (!ended || !coming || !hidden || !present) throw new Error('nothing was listed')
  await addPlace(api, { ...NOW, productId: ended, beginsAt: inHours(-2), endsAt: inHours(-1), by })
  const later = await addPlace(api, { ...NOW, productId: coming, beginsAt: inHours(1), endsAt: null, by })
  await addPlace(api, { ...NOW, productId: hidden, by })
  const here = await addPlace(api, { ...NOW, productId: present, by })
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [hidden])

  expect(await featured()).toEqual([present])
  expect(await Promise.all([ended, coming, present].map(isFlagged))).toEqual([false, false, true])
  const shown = async (at: Date) => (await listPlaces(api.db.read, at)).map(({ productId }) => productId)
  expect(await shown(inHours(2))).toEqual([coming])
  expect((await listPlaces(api.db.read, null)).map(({ productId }) => productId)).not.toContain(ended)

  // Time passes: the minute's job sets what a reader of the flag sees.
  await api.pool.query(`update featured_places set begins_at = now() - interval '1 s' where id = $1`, [later])
  await api.pool.query(`alter table featured_places disable trigger featured_places_followed`)
  await api.pool.query(`update featured_places set ends_at = now() - interval '1 s' where id = $1`, [here])
  await api.pool.query(`alter table featured_places enable trigger featured_places_followed`)
  expect(await featured()).toEqual([coming])
  await followWindow(api)
  expect(await Promise.all([coming, present].map(isFlagged))).toEqual([true, false])
  await api.pool.query('delete from featured_places')
  expect(await isFlagged(coming)).toBe(false)
})

test('ADMIN-32 a place is changed and taken away once; an unknown one and an unknown product are refused', async () => {
  const [id] = await products('Moved drum')
  if (!id) throw new Error('nothing was listed')
  const place = await addPlace(api, { ...NOW, productId: id, by })

  await changePlace(api, { id: place, ...NOW, endsAt: null, position: 3, why: 'PACKAGE', by })
  expect((await api.call(featuredProducts, {})).promoted).toEqual([id])
  await removePlace(api, { id: place, by })
  await removePlace(api, { id: place, by })

  expect(await featured()).toEqual([])
  const gone = { id: newId<FeaturedPlaceId>(), ...NOW, by }
  await expect(changePlace(api, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(addPlace(api, { ...NOW, productId: newId(), by })).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
  })
  const { rows } = await api.pool.query(
    `select act from audit_entries where actor_id = $1 and $2 = any(subjects) order by sequence`,
    [by.id, `product:${id}`],
  )
  expect(rows.map(({ act }) => act)).toEqual(['window.feature', 'window.remove'])
})

async function aPicture(staff = by): Promise<string> {
  const key = `banner-${newId()}`
  await api.pool.query(
    `insert into uploads (key, staff_id, kind, width, height) values ($1, $2, 'BANNER', 1440, 432)`,
    [key, staff.id],
  )
  return key
}

const HARVEST = { place: 'HERO_1', alt: 'New yam is here', path: '/products?search=yam', ...NOW } as const

test('ADMIN-32 a banner shows from its begin to its end, the youngest of a place, and is withdrawn once', async () => {
  const shown = async () => (await api.call(showBanners, {})).banners.map(({ alt }) => alt)
  const older = await aPicture()
  await addBanner(api, { ...HARVEST, pictureKey: older, by })
  await addBanner(api, {
    ...HARVEST,
    pictureKey: await aPicture(),
    alt: 'Later',
    beginsAt: inHours(1),
    endsAt: inHours(2),
    by,
  })
  expect(await shown()).toEqual(['New yam is here'])

  const id = await addBanner(api, {
    ...HARVEST,
    pictureKey: await aPicture(),
    alt: 'Yam!',
    beginsAt: inHours(-0.5),
    by,
  })

  expect(await shown()).toEqual(['Yam!'])
  expect((await listBannersAt(api.db.read, inHours(1.5))).map(({ alt }) => alt)).toEqual(['Later'])
  await removeBanner(api, { id, by })
  await removeBanner(api, { id, by })
  expect(await shown()).toEqual(['New yam is here'])
  await expect(removeBanner(api, { id: newId<BannerId>(), by })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await api.pool.query('delete from banners')
})

test('ADMIN-32 a banner needs a picture that its colleague sent and nothing else uses, and never leads to another site', async () => {
  const stranger = await aStaffActor(api, 'CATALOGUE')
  const key = await aPicture()

  const of = (pictureKey: string, path = '/') => addBanner(api, { ...HARVEST, path, pictureKey, by })

  await expect(of(await aPicture(stranger))).rejects.toMatchObject({ code: 'PICTURE_UNKNOWN' })
  await expect(of('nothing-there')).rejects.toMatchObject({ code: 'PICTURE_UNKNOWN' })
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'products'])
    await expect(of(key, path)).rejects.toThrow('banners_path_check')
  await of(key)
  await expect(of(key)).rejects.toMatchObject({ code: 'PICTURE_UNKNOWN' })
})
