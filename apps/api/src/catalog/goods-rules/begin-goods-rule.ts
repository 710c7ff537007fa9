import type { ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { writeEmail } from '#notifications/write-email.ts'
import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'
import { moveListing } from '../listings/steps/listing-moves.sql.ts'
import { findRule, type StoredRule } from './goods-rules.sql.ts'
import { type LockedHit, lockHits } from './rule-hits.sql.ts'

const A_BATCH = 200
const NAMED = 10

/**
 * ADMIN-29: what a new rule hits goes to staff, some at a time. May run twice: what is before staff is not listed any more,
 * and what they let through stays.
 */
export async function beginGoodsRule(deps: EmailDeps, { ruleId }: { ruleId: string }): Promise<void> {
  const rule = await findRule(deps.db.read, ruleId)
  if (!rule?.isInForce) return
  for (const isSeen of [true, false])
    while ((await deps.db.transaction((tx) => sendBatch(tx, deps, rule, isSeen))) === A_BATCH);
}

async function sendBatch(tx: Tx, deps: EmailDeps, rule: StoredRule, isSeen: boolean): Promise<number> {
  const hits = await lockHits(tx, rule, { isSeen, limit: A_BATCH })
  const way = {
    from: 'LIVE',
    to: 'IN_REVIEW',
    actor: 'MARKET',
    ruleId: rule.id,
    reason: rule.sentence,
  } as const
  for (const { shopId, productId } of hits) await moveListing(tx, { shopId, productId, ...way })
  for (const [shopId, ofShop] of Map.groupBy(hits, (hit) => hit.shopId))
    await emailHits(tx, deps, { shopId, rule, hits: ofShop })
  return hits.length
}

type Hits = { shopId: ShopId; rule: StoredRule; hits: readonly LockedHit[] }

const emailHits = (tx: Tx, deps: EmailDeps, { shopId, rule, hits }: Hits): Promise<void> =>
  emailShop(tx, deps, shopId, async ({ email, publicUrl }) => {
    const one = hits.length === 1
    const heading = one
      ? `We're checking '${hits[0]?.name}'`
      : `We're checking ${hits.length} of your products`
    const names = hits.slice(0, NAMED).map(({ name }) => name)
    const rest = hits.length - names.length
    return {
      to: email,
      subject: heading,
      ...(await writeEmail({
        heading,
        paragraphs: [
          `There's a new rule: ${rule.sentence}`,
          ...(one ? [] : [`${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`]),
          `Shoppers can't see ${one ? 'it' : 'them'} until we've checked. We'll email you the answer.`,
        ],
        button: { label: 'Open your products', url: `${publicUrl}/seller/products` },
        footnote: { text: `You're getting this email because you have a shop at ${BRAND.name}.` },
      })),
      headers: { 'Reply-To': BRAND.email },
    }
  })
