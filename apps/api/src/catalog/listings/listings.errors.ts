import type { Listing } from '@ahia/contracts/shapes/listing'
import { LISTING_GAPS, type ListingGap } from '@ahia/reference/listings'
import { DomainError } from '#platform/domain-error.ts'

/** SELL-08: with what is stored now, so that the editor shows both. */
export const changedMeanwhile = (product: Listing) =>
  new DomainError('CHANGED_MEANWHILE', 'Someone has changed this product since you opened it.', {
    details: { product },
  })

export const toGap = (code: ListingGap) => {
  const { field, sentence } = LISTING_GAPS[code]
  return { code, field, message: sentence }
}

export const listingIncomplete = (gaps: readonly ListingGap[]) =>
  new DomainError('LISTING_INCOMPLETE', 'Complete the listing before shoppers can see it.', {
    details: { gaps: gaps.map(toGap) },
  })

export const underReview = () =>
  new DomainError(
    'LISTING_UNDER_REVIEW',
    "We're checking this product. You can change it once we've decided.",
  )

export const takenDown = (reason: string | null) =>
  new DomainError(
    'LISTING_TAKEN_DOWN',
    `Our team has taken this product down${reason === null ? '' : `: ${reason}`}. You can appeal.`,
  )

/** SELL-04 */
export const shopMaySellNothing = (status: string) =>
  new DomainError(
    'SHOP_SUSPENDED',
    status === 'SUSPENDED'
      ? "Your shop is suspended, so you can't publish products. Contact us."
      : "Your shop is closing, so you can't publish products. Keep your shop to sell again.",
  )

const field = (path: string, rule: string, message: string) => ({ details: [{ path, rule, message }] })

export const nameTaken = () =>
  new DomainError(
    'NAME_TAKEN',
    'You have a product with this title already. Add what is different, like its size.',
    field('name', 'taken', 'You have a product with this title already'),
  )

export const skuTaken = () =>
  new DomainError(
    'SKU_TAKEN',
    'Another of your products has this SKU.',
    field('sku', 'taken', 'Another of your products has this SKU'),
  )

export const pictureUnknown = () =>
  new DomainError(
    'PICTURE_UNKNOWN',
    'We no longer have one of the pictures. Add it again.',
    field('pictures', 'unknown', 'We no longer have one of the pictures'),
  )

export const notEnough = () =>
  new DomainError(
    'NOT_ENOUGH',
    'Some of it has been sold or is on hold. Check the stock again.',
    field('quantity', 'too_big', 'There is less stock now'),
  )

export const badField = (path: string, message: string) =>
  new DomainError('INVALID_INPUT', message, field(path, 'custom', message))

export const tooManyProducts = () =>
  new DomainError(
    'TOO_MANY_PRODUCTS',
    'Your shop has 100,000 products, the most a shop can have. Remove some of them first.',
  )

export const stepRefused = (message: string) => new DomainError('STEP_REFUSED', message)

/** ADMIN-30 */
export const otherColleagueNeeded = () =>
  new DomainError('OTHER_ARBITER', 'You took this product down. A colleague decides the appeal.')
