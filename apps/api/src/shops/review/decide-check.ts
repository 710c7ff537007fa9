import type { ShopDocumentId, ShopId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { readPrivatePicture } from '#media/pictures/read-private.ts'
import type { Db } from '#tables.ts'
import { changedMeanwhile, checkNotFound, documentNotFound } from '../shops.errors.ts'
import { findDocumentKey, listChecks, upsertCheck } from './checks.sql.ts'

type Decided = {
  shopId: ShopId
  kind: string
  state: 'ACCEPTED' | 'REFUSED' | 'WAIVED'
  /** The one that was looked at. */
  documentId: ShopDocumentId | null
  runsOutOn: string | null
  by: StaffActor
}

/** ADMIN-18: of the document that was seen: one that came meanwhile has to be looked at first. */
export const decideCheck = ({ db }: { db: Db }, { by, ...decided }: Decided): Promise<void> =>
  db.transaction(async (tx) => {
    const { shopId, kind, state, documentId } = decided
    const check = (await listChecks(tx, shopId)).find((row) => row.kind === kind)
    if (!check) throw checkNotFound()
    if (check.documentId !== documentId) throw changedMeanwhile({ document: check.documentId })
    await upsertCheck(tx, { ...decided, staffId: by.id })
    await recordStaffAct(tx, by, {
      act: 'shop.check',
      subjects: [`shop:${shopId}`],
      fields: [kind.toLowerCase()],
      reason: state,
    })
  })

type Look = { shopId: ShopId; documentId: ShopDocumentId; by: StaffActor }

/** ADMIN-19: only as a picture that our own process made, and each look is on record before it is shown. */
export async function lookAtDocument(
  { db, pictures }: { db: Db; pictures: PictureStore },
  { by, ...look }: Look,
): Promise<string> {
  const key = await findDocumentKey(db.read, look)
  const picture = key && (await readPrivatePicture({ pictures }, key))
  if (!picture) throw documentNotFound()
  const subjects = [`shop:${look.shopId}`, `document:${look.documentId}`] as const
  await db.transaction((tx) => recordStaffAct(tx, by, { act: 'shop.look-at-document', subjects }))
  return picture
}
