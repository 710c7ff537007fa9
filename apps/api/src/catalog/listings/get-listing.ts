import type { Listing } from '@ahia/contracts/shapes/listing'
import { listingGaps } from '@ahia/rules/listing/listing-gaps'
import type { Reader, Tx } from '#tables.ts'
import { productNotFound } from '../catalog.errors.ts'
import { findListingFacts, type ListingFacts, type OwnProduct } from './listing.sql.ts'
import { toGap } from './listings.errors.ts'
import { listingActions } from './steps/listing-steps.rules.ts'

/** T5: throws the same for another shop's product and for an unknown one. */
export async function getListing(reader: Reader | Tx, own: OwnProduct): Promise<Listing> {
  const facts = await findListingFacts(reader, own)
  if (!facts) throw productNotFound()
  return toListing(facts)
}

function toListing({ isAllCounted, lacksRegistration, ...facts }: ListingFacts): Listing {
  const { status, notice, createdAt, category, pictures } = facts
  const gaps = listingGaps({
    ...facts,
    hasCategory: category !== null,
    pictures: pictures.length,
    isCounted: isAllCounted,
    lacksRegistration: lacksRegistration && category !== null,
  })
  const canAppeal = status === 'TAKEN_DOWN' && notice !== null && notice.appeal === null
  return {
    ...facts,
    createdAt: toIso(createdAt),
    notice: notice && {
      ...notice,
      since: toIso(notice.since),
      appeal: notice.appeal && { ...notice.appeal, at: toIso(notice.appeal.at) },
    },
    gaps: gaps.map(toGap),
    actions: listingActions(status, canAppeal),
  }
}

const toIso = (time: string): string => new Date(time).toISOString()
