import type { AccountId, ShopDocumentId, ShopId } from '@ahia/contracts/ids'
import type { OwnShopDocuments } from '@ahia/contracts/seller/documents'
import { claimNewUpload } from '#media/uploads/claim-upload.ts'
import { releaseUploads } from '#media/uploads/release-upload.ts'
import type { Db, Reader, Tx } from '#tables.ts'
import { checkNotFound, documentUnknown } from '../shops.errors.ts'
import { insertDocument, listChecks, takeOldDocuments } from './checks.sql.ts'
import { findOpenAsk } from './decisions.sql.ts'

const AT_ONCE = 500

/** ADMIN-18: what the owner sees of the review: which documents are needed, and what was asked for. */
export async function listOwnDocuments(reader: Reader | Tx, shopId: ShopId): Promise<OwnShopDocuments> {
  const [checks, asked] = await Promise.all([listChecks(reader, shopId), findOpenAsk(reader, shopId)])
  return {
    checks: checks.map(({ kind, label, ask, isRequired, state, sentAt, runsOutOn }) => ({
      kind,
      label,
      ask,
      isRequired,
      state,
      sentAt: sentAt?.toISOString() ?? null,
      runsOutOn,
    })),
    asked: asked && { reason: asked.reason, words: asked.words, at: asked.at.toISOString() },
  }
}

type Sent = { caller: { accountId: AccountId; shopId: ShopId }; kind: string; key: string }

/** ADMIN-19: for a row that this shop has; what was asked for begins its review again (note_shop_document). */
export async function sendDocument(
  { db }: { db: Db },
  { caller: { accountId, shopId }, kind, key }: Sent,
): Promise<OwnShopDocuments & { document: ShopDocumentId }> {
  return db.transaction(async (tx) => {
    if (!(await listChecks(tx, shopId)).some((check) => check.kind === kind)) throw checkNotFound()
    if (!(await claimNewUpload(tx, { key, accountId, kind: 'DOCUMENT' }))) throw documentUnknown()
    const document = await insertDocument(tx, { shopId, kind, key })
    return { ...(await listOwnDocuments(tx, shopId)), document }
  })
}

/** Runs nightly: gone 13 months after the shop has ended. */
export async function forgetOldDocuments({ db }: { db: Db }): Promise<void> {
  const forgetSome = () =>
    db.transaction(async (tx) => {
      const keys = await takeOldDocuments(tx, AT_ONCE)
      await releaseUploads(tx, keys)
      return keys.length
    })
  while ((await forgetSome()) === AT_ONCE);
}
