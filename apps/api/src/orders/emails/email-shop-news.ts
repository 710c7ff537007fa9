import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { takeShopNewsToEmail } from '#notifications/shop-news/read-shop-news.ts'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import { type EmailContext, type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import { listNewsOrders, type NewsOrder } from './news-orders.sql.ts'

const FOOTNOTE = { text: `You're getting this email because you have a shop at ${BRAND.name}.` }

type Kind = Awaited<ReturnType<typeof takeShopNewsToEmail>>[number]['kind']
type News = { kind: Kind; order: NewsOrder }

/** SELL-24, SELL-47: one email about everything since the last one. Idempotent: what was emailed is marked. */
export async function emailShopNews(
  { db, publicUrl }: EmailDeps,
  { shopId }: { shopId: ShopId },
): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await takeShopNewsToEmail(tx, shopId)
    if (taken.length === 0) return
    const orders = await listNewsOrders(
      tx,
      taken.map(({ orderId }) => orderId),
    )
    const news = taken.flatMap(({ kind, orderId }) => toNews(kind, orders, orderId))
    await emailShop(tx, { publicUrl }, shopId, (context) => write(context, news))
  })
}

const toNews = (kind: Kind, orders: readonly NewsOrder[], orderId: OrderId): News[] =>
  orders.filter((order) => order.orderId === orderId).map((order) => ({ kind, order }))

async function write({ email, publicUrl }: EmailContext, news: readonly News[]): Promise<Omit<Email, 'id'>> {
  const subject = subjectOf(news)
  const body = await writeEmail({
    heading: subject,
    paragraphs: news.map(({ kind, order }) => `${numberOf(order)}: ${WORDS[kind](order)}`),
    button: buttonOf(news, publicUrl),
    footnote: FOOTNOTE,
  })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}

/** To the order where there is one, otherwise to the list. */
function buttonOf(news: readonly News[], publicUrl: string) {
  const [first, ...others] = new Set(news.map(({ order }) => order.orderId))
  return first !== undefined && others.length === 0
    ? { label: 'Open the order', url: `${publicUrl}/seller/orders/${first}` }
    : { label: 'Open your orders', url: `${publicUrl}/seller/orders` }
}

/** No name, no telephone and no street: emails are forwarded and printed. */
const WORDS = {
  ORDER_PAID: ({ things, dueAt }) => `${things.join(', ')}. Hand it over by ${lagosMoment(dueAt)}.`,
  ORDER_LATE: ({ cancelsAt }) =>
    `it's late. If it isn't handed over by ${lagosMoment(cancelsAt)}, we'll cancel it and refund the customer.`,
  ORDER_CANCELLED: () => "it was cancelled. Don't send it.",
  ADDRESS_ANSWERED: ({ dueAt }) =>
    `the customer has completed the address. Hand it over by ${lagosMoment(dueAt)}.`,
  ORDER_DELIVERED: () => 'it was delivered.',
  ORDER_RETURNED: () => 'it came back to you.',
  PROBLEM_REPORTED: () => 'the customer has reported a problem. Our team will review it with you.',
} as const satisfies Record<Kind, (order: NewsOrder) => string>

const numberOf = ({ orderId }: NewsOrder): string => `Order ${orderNumber(orderId)}`

function subjectOf(news: readonly News[]): string {
  const paid = news.filter(({ kind }) => kind === 'ORDER_PAID')
  const [first] = paid
  if (paid.length === 1 && news.length === 1 && first)
    return `New order ${orderNumber(first.order.orderId)}: hand it over by ${lagosMoment(first.order.dueAt)}`
  if (paid.length > 0)
    return paid.length === 1 ? 'You have a new order' : `You have ${paid.length} new orders`
  const [only] = news
  return news.length === 1 && only
    ? `${numberOf(only.order)}: ${SUBJECTS[only.kind]}`
    : 'News about your orders'
}

const SUBJECTS = {
  ORDER_PAID: 'a new order',
  ORDER_LATE: 'late, please send it now',
  ORDER_CANCELLED: "cancelled, don't send it",
  ADDRESS_ANSWERED: 'the address is complete',
  ORDER_DELIVERED: 'delivered',
  ORDER_RETURNED: 'returned',
  PROBLEM_REPORTED: 'a problem was reported',
} as const satisfies Record<Kind, string>
