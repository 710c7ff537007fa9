import type { ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import { listMutedEmails } from '#shops/email-choices/email-choices.reads.ts'
import { type EmailContext, type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import type { Db } from '#tables.ts'
import { type LowRow, listShopsWithLow, takeLow, takeSoldOut } from './stock-marks.sql.ts'

/** SELL-46: what is sold out is told once, until it is restocked. Runs every minute. */
export async function reportSoldOut({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const reported = await db.transaction(async (tx) => {
      const soldOut = await takeSoldOut(tx)
      await addShopNews(
        tx,
        soldOut.map((one) => ({ kind: 'SOLD_OUT', ...one })),
      )
      return soldOut.length
    })
    if (reported === 0) return
  }
}

/** SELL-46: one email a day with everything that is low, where something has become low since the last one. */
export async function emailLowStock({ db, publicUrl }: EmailDeps): Promise<void> {
  for (const shopId of await listShopsWithLow(db.read)) await emailShopLowStock({ db, publicUrl }, shopId)
}

const emailShopLowStock = ({ db, publicUrl }: EmailDeps, shopId: ShopId): Promise<void> =>
  db.transaction(async (tx) => {
    const low = await takeLow(tx, shopId)
    const muted = await listMutedEmails(tx, shopId)
    if (low.all > 0 && !muted.includes('STOCK'))
      await emailShop(tx, { publicUrl }, shopId, (context) => write(context, low))
  })

type Low = { rows: readonly LowRow[]; all: number }

async function write({ email, publicUrl }: EmailContext, { rows, all }: Low): Promise<Omit<Email, 'id'>> {
  const subject = all === 1 ? 'One of your items is running low' : `${all} of your items are running low`
  const more = all > rows.length ? [`And ${all - rows.length} more.`] : []
  const body = await writeEmail({
    heading: subject,
    paragraphs: [...rows.map(({ subject: item, stock }) => `${item}: ${left(stock)}`), ...more],
    button: { label: 'Restock or count', url: `${publicUrl}/seller/stock?show=LOW` },
    footnote: { text: `You're getting this email because you have a shop at ${BRAND.name}.` },
  })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}

const left = (stock: number): string => (stock === 0 ? 'sold out' : `${stock} left`)
