import type { ProductId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { writeEmail } from '#notifications/write-email.ts'
import { invalidInput } from '#platform/http/http.errors.ts'
import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import { productNotFound } from '../catalog.errors.ts'
import { stepRefused } from '../listings/listings.errors.ts'
import { lockOwnListing } from '../listings/locked-listing.sql.ts'
import { findShopOf } from '../listings/review/review-queue.reads.ts'
import { setShelf } from './moderation.sql.ts'

type Recategorise = {
  productId: ProductId
  version: number
  category: Category
  subCategory: string
  by: StaffActor
}

/** ADMIN-30: to another shelf. The same again changes nothing. */
export async function recategorise(deps: EmailDeps, move: Recategorise): Promise<void> {
  const { productId, version, category, subCategory, by } = move
  if (!(SUBCATEGORIES[category] as readonly string[]).includes(subCategory))
    throw invalidInput([{ path: 'subCategory', rule: 'unknown', message: 'must be one of its category' }])
  await deps.db.transaction(async (tx) => {
    const shopId = await findShopOf(tx, productId)
    const listing = shopId === null ? null : await lockOwnListing(tx, { shopId, productId })
    if (!listing || shopId === null || listing.status === 'REMOVED') throw productNotFound()
    if (!(await setShelf(tx, move))) return
    if (listing.version !== version)
      throw stepRefused('This listing has changed since you opened it. Reload and check it again.')
    await emailShop(tx, deps, shopId, async ({ email, publicUrl }) => ({
      to: email,
      subject: `We changed the category of '${listing.name}'`,
      ...(await writeEmail({
        heading: `We changed the category of '${listing.name}'`,
        paragraphs: [
          `It's now in ${CATEGORY_LABELS[category]}, ${subCategory === 'OTHER' ? 'Other' : subCategory}, where shoppers look for it.`,
        ],
        button: { label: 'Open the product', url: `${publicUrl}/seller/products/${productId}` },
        footnote: { text: `You're getting this email because you have a shop at ${BRAND.name}.` },
      })),
      headers: { 'Reply-To': BRAND.email },
    }))
    await recordStaffAct(tx, by, {
      act: 'listing.recategorise',
      subjects: [`product:${productId}`, `shop:${shopId}`],
      fields: ['category', 'subcategory'],
    })
  })
}
