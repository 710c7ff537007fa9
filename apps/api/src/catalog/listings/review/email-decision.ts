import type { ListingDecision } from '@ahia/contracts/developers/dev-console'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import type { ListingStatus } from '@ahia/reference/listings'
import { writeEmail } from '#notifications/write-email.ts'
import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'

const WORDS = {
  LISTING_PUBLISHED: { subject: 'is on sale', next: 'Shoppers can see and buy it now.' },
  LISTING_HIDDEN: {
    subject: 'needs a change',
    next: "It's hidden. Change it in the Seller Hub and publish it again.",
  },
  LISTING_TAKEN_DOWN: {
    subject: 'was taken down',
    next: "If you don't agree, or you have corrected it, appeal in the Seller Hub.",
  },
  LISTING_RESTORED: {
    subject: 'can be sold again',
    next: "It's hidden for now. Publish it in the Seller Hub when you're ready.",
  },
  APPEAL_REFUSED: {
    subject: 'stays taken down',
    next: 'Someone else on our team reviewed your appeal. You can remove the product in the Seller Hub.',
  },
} as const

type Kind = keyof typeof WORDS

/** What a decision of staff is called in the news of a shop. */
export function newsOf(from: ListingStatus, to: ListingDecision): Exclude<Kind, 'APPEAL_REFUSED'> {
  if (to === 'TAKEN_DOWN') return 'LISTING_TAKEN_DOWN'
  if (to === 'LIVE') return 'LISTING_PUBLISHED'
  return from === 'TAKEN_DOWN' ? 'LISTING_RESTORED' : 'LISTING_HIDDEN'
}

type Decision = {
  shopId: ShopId
  productId: ProductId
  name: string
  kind: Kind
  reasons: readonly string[]
}

/** SELL-20: the shop reads what was decided about which product, and why. */
export async function emailDecision(
  tx: Tx,
  deps: Pick<EmailDeps, 'publicUrl'>,
  { shopId, productId, name, kind, reasons }: Decision,
): Promise<void> {
  const { subject, next } = WORDS[kind]
  await emailShop(tx, deps, shopId, async ({ email, publicUrl }) => ({
    to: email,
    subject: `'${name}' ${subject}`,
    ...(await writeEmail({
      heading: `'${name}' ${subject}`,
      paragraphs: [...reasons, next],
      button: { label: 'Open the product', url: `${publicUrl}/seller/products/${productId}` },
      footnote: { text: `You're getting this email because you have a shop at ${BRAND.name}.` },
    })),
    headers: { 'Reply-To': BRAND.email },
  }))
}
