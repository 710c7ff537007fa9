import { findStaffName } from '#staff/members/staff-names.reads.ts'
import { alreadyDecided } from '#staff/staff.errors.ts'
import type { Tx } from '#tables.ts'
import { stepRefused } from '../listings.errors.ts'
import type { LockedListing } from '../locked-listing.sql.ts'
import { findLatestMove } from '../steps/listing-moves.sql.ts'
import type { DecideListing } from './decide-listing.ts'

/**
 * ADMIN-30: a decision is about the version that was looked at. 'done': this very decision was made already. Throws when
 * a colleague was first, or the shop has changed the listing.
 */
export async function assertUndecided(
  tx: Tx,
  listing: LockedListing,
  { productId, to, version, reasonCode, by }: DecideListing,
): Promise<'open' | 'done'> {
  if (version === null || listing.version === version) return 'open'
  const latest = await findLatestMove(tx, productId, listing.status)
  const isSame = listing.status === to && latest?.staffId === by?.id && latest?.reasonCode === reasonCode
  if (isSame) return 'done'
  if (latest?.actor === 'STAFF') throw alreadyDecided(await findStaffName(tx, latest.staffId))
  throw stepRefused('The shop has changed this listing since you opened it. Reload and check it again.')
}
