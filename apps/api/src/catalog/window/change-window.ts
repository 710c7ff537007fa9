import type { BannerId, FeaturedPlaceId, ProductId } from '@ahia/contracts/ids'
import { MAX_PAGE_SIZE } from '@ahia/contracts/limits'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { claimStaffUpload } from '#media/uploads/claim-upload.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { productNotFound } from '../catalog.errors.ts'
import { pictureUnknown } from '../listings/listings.errors.ts'
import { hasProduct } from '../product.sql.ts'
import {
  countPlaces,
  deletePlace,
  followPlaces,
  hasBanner,
  insertBanner,
  insertPlace,
  type NewBanner,
  type NewPlace,
  updatePlace,
  withdrawBanner,
} from './places.sql.ts'
import { bannerNotFound, placeNotFound, windowFull } from './window.errors.ts'

type Deps = { db: Db }
type Terms = Pick<NewPlace, 'beginsAt' | 'endsAt' | 'position' | 'why'>

/** ADMIN-32: a product gets a place in the window. */
export const addPlace = (
  { db }: Deps,
  { productId, by, ...terms }: Terms & { productId: ProductId; by: StaffActor },
): Promise<FeaturedPlaceId> =>
  db.transaction(async (tx) => {
    if (!(await hasProduct(tx, productId))) throw productNotFound()
    if ((await countPlaces(tx)) >= MAX_PAGE_SIZE) throw windowFull()
    const id = newId<FeaturedPlaceId>()
    await insertPlace(tx, { id, productId, ...terms, by: by.id })
    await recordStaffAct(tx, by, {
      act: 'window.feature',
      subjects: [`product:${productId}`],
      fields: ['begins_at', 'ends_at', 'position', 'why'],
      reason: terms.why,
    })
    return id
  })

export const changePlace = (
  { db }: Deps,
  { id, by, ...terms }: Terms & { id: FeaturedPlaceId; by: StaffActor },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await updatePlace(tx, { id, ...terms }))) throw placeNotFound()
    await recordStaffAct(tx, by, {
      act: 'window.change',
      subjects: [`place:${id}`],
      fields: ['begins_at', 'ends_at', 'position', 'why'],
      reason: terms.why,
    })
  })

/** Taken away again, it changes nothing. */
export const removePlace = (
  { db }: Deps,
  { id, by }: { id: FeaturedPlaceId; by: StaffActor },
): Promise<void> =>
  db.transaction(async (tx) => {
    const productId = await deletePlace(tx, id)
    if (productId === null) return
    await recordStaffAct(tx, by, { act: 'window.remove', subjects: [`product:${productId}`] })
  })

/** ADMIN-32: a banner with a picture that this colleague has sent. */
export const addBanner = (
  { db }: Deps,
  { by, ...banner }: Omit<NewBanner, 'id' | 'by'> & { by: StaffActor },
): Promise<BannerId> =>
  db.transaction(async (tx) => {
    if (!(await claimStaffUpload(tx, { key: banner.pictureKey, staffId: by.id, kind: 'BANNER' })))
      throw pictureUnknown()
    const id = newId<BannerId>()
    await insertBanner(tx, { id, ...banner, by: by.id })
    await recordStaffAct(tx, by, { act: 'window.banner', subjects: [`banner:${id}`], fields: ['place'] })
    return id
  })

/** Withdrawn again, it changes nothing. */
export const removeBanner = ({ db }: Deps, { id, by }: { id: BannerId; by: StaffActor }): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await hasBanner(tx, id))) throw bannerNotFound()
    if (!(await withdrawBanner(tx, id))) return
    await recordStaffAct(tx, by, { act: 'window.withdraw', subjects: [`banner:${id}`] })
  })

/** Each minute: `is_featured` follows the places as their time comes and goes. */
export const followWindow = ({ db }: Deps): Promise<void> => db.statement((writer) => followPlaces(writer))
