import type { ListingStatus } from '@ahia/reference/listings'
import { listFingerprints } from '#media/uploads/fingerprints.reads.ts'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from '../listing.sql.ts'
import { findPictureKeys, looksTakenDown } from '../review/taken-down.sql.ts'
import { moveListing } from './listing-moves.sql.ts'
import { findRuleHit } from './listing-rules.sql.ts'

/** SELL-22, ADMIN-30: sends a listing to review when a rule requires it, and returns whether it did. It is not on sale until then. */
export async function sendToReview(tx: Tx, own: OwnProduct, from: ListingStatus): Promise<boolean> {
  const fingerprints = await listFingerprints(tx, await findPictureKeys(tx, own.productId))
  const hit = await findRuleHit(tx, own.productId, await looksTakenDown(tx, own, fingerprints))
  if (!hit) return false
  await moveListing(tx, {
    ...own,
    from,
    to: 'IN_REVIEW',
    actor: 'MARKET',
    ruleId: hit.ruleId,
    reason: hit.sentence,
  })
  return true
}
