import type { Listing } from '@ahia/contracts/shapes/listing'
import { fieldsOf, isId, isText } from '@ahia/web/storage/stored-fields'
import { currentOwner } from '#session/current-owner.ts'
import { DRAFT_PREFIX } from '../../stored-keys.ts'
import { ALL_FIELDS, EMPTY_FORM, type ListingForm } from '../listing-form.ts'

/** A product that is being added for the first time, with the key that makes a repeat harmless (SELL-07). */
export type Creation = { requestKey: string; name: string }

/** SELL-11: what somebody has typed on this phone, and the listing that they saw when they began. */
export type ListingDraft = {
  form: ListingForm
  listing: Listing | null
  creating: Creation | null
  at: number
}

/** Null for the product that has no id yet: there is one such draft at a time. */
type DraftOf = string | null

const keyOf = (productId: DraftOf): string => `${DRAFT_PREFIX}${currentOwner() ?? ''}-${productId ?? 'new'}`

/** Survives a closed tab and an empty battery. False when the browser stores nothing. */
export function keepListingDraft(productId: DraftOf, draft: ListingDraft): boolean {
  try {
    localStorage.setItem(keyOf(productId), JSON.stringify(draft))
    return true
  } catch {
    return false // blocked or full
  }
}

export function forgetListingDraft(productId: DraftOf): void {
  try {
    localStorage.removeItem(keyOf(productId))
  } catch {} // a browser that blocks site data has stored none
}

export function readListingDraft(productId: DraftOf): ListingDraft | null {
  try {
    return parse(JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null'), productId)
  } catch {
    return null
  }
}

/** Any script can write to browser storage, and so may an older version of ours. */
function parse(json: unknown, productId: DraftOf): ListingDraft | null {
  const { form, listing, creating, at } = fieldsOf(json)
  const isWhole = ALL_FIELDS.every((field) => typeof fieldsOf(form)[field] === typeof EMPTY_FORM[field])
  const isOfThis = productId === null || fieldsOf(listing)._id === productId
  if (!isWhole || !isOfThis || typeof at !== 'number') return null
  return {
    form: form as ListingForm,
    listing: isId(fieldsOf(listing)._id) ? (listing as Listing) : null,
    creating: isText(fieldsOf(creating).requestKey) ? (creating as Creation) : null,
    at,
  }
}
