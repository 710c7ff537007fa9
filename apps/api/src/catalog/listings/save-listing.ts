import type { AccountId } from '@ahia/contracts/ids'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import type { Tx } from '#tables.ts'
import { bookStock } from './choices/booked-stock.sql.ts'
import { changeOf, saveChoices } from './choices/save-choices.ts'
import { writeSkus } from './choices/skus.sql.ts'
import { claimPictures } from './claim-pictures.ts'
import type { OwnProduct } from './listing.sql.ts'
import { type ListingInput, writeAddOns, writeChoiceWords, writeFields } from './listing-fields.sql.ts'
import { badField } from './listings.errors.ts'
import type { LockedListing } from './locked-listing.sql.ts'

type Saving = { listing: LockedListing; input: ListingInput; accountId: AccountId | null }

/** SELL-12 to SELL-15: writes what was sent of a listing. The product is locked. */
export async function saveListing(tx: Tx, own: OwnProduct, saving: Saving): Promise<void> {
  const { listing, input, accountId } = saving
  const { productId } = own
  assertValid(saving)
  if (input.pictures)
    await claimPictures(tx, {
      before: listing.pictureKeys,
      after: input.pictures,
      accountId,
      isDraft: listing.status === 'DRAFT',
    })
  if (input.variants !== undefined) await saveChoices(tx, own, listing, input.variants)
  await writeFields(tx, own, withResetCount(saving))
  if (input.addOns && (await writeAddOns(tx, productId, input.addOns)) > 0)
    throw badField('addOns', 'This row is not one of the product')
  await saveOwnStock(tx, own, saving)
  await writeChoiceWords(tx, productId)
}

const hasChoices = ({ listing, input }: Saving): boolean =>
  input.variants === undefined ? listing.variantName !== null : input.variants !== null

function assertValid(saving: Saving): void {
  const { listing, input } = saving
  const { subCategory, category = listing.category } = input
  const known = SUBCATEGORIES[category as keyof typeof SUBCATEGORIES] as readonly string[]
  if (subCategory !== undefined && !known.includes(subCategory))
    throw badField('subCategory', 'must be one of its category')
  if (!hasChoices(saving)) return
  if (input.quantity !== undefined) throw badField('quantity', 'is counted for each choice')
  if (input.sku) throw badField('sku', 'belongs to each choice')
}

const losesChoices = ({ listing, input }: Saving): boolean =>
  listing.variantName !== null && input.variants === null

/** SELL-10: a product whose choices are gone is counted again. */
const withResetCount = (saving: Saving): ListingInput & { needsCount?: boolean } =>
  losesChoices(saving) && saving.input.quantity === undefined
    ? { ...saving.input, needsCount: true }
    : saving.input

/** Stock and SKU of a product that is sold itself. */
async function saveOwnStock(tx: Tx, own: OwnProduct, saving: Saving): Promise<void> {
  const { listing, input } = saving
  if (hasChoices(saving)) return
  const isNew = losesChoices(saving)
  const isOpening = isNew || listing.status === 'DRAFT'
  const change = changeOf(input, isNew, 'quantity')
  await bookStock(tx, own.productId, [{ variantId: null, optionId: null, change, isOpening }])
  if (input.sku !== undefined) await writeSkus(tx, own, [{ variantId: null, optionId: null, sku: input.sku }])
}
