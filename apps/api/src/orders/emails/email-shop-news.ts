import type { ShopId } from '@ahia/contracts/ids'
import type { ShopEmail } from '@ahia/contracts/seller/email-choices'
import { BRAND } from '@ahia/reference/brand'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { takeShopNewsToEmail } from '#notifications/shop-news/read-shop-news.ts'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import { listMutedEmails } from '#shops/email-choices/email-choices.reads.ts'
import { type EmailContext, type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import { listNewsOrders, type NewsOrder } from './news-orders.sql.ts'

const FOOTNOTE = { text: `You're getting this email because you have a shop at ${BRAND.name}.` }

type Taken = Awaited<ReturnType<typeof takeShopNewsToEmail>>[number]
type SoldOut = Extract<Taken, { kind: 'SOLD_OUT' }>
type OrderNewsKind = Exclude<Taken['kind'], 'SOLD_OUT'>
type OrderNews = { kind: OrderNewsKind; order: NewsOrder }
type News = OrderNews | SoldOut

/** SELL-24, SELL-47: one email about everything since the last one. Idempotent: what was emailed is marked. */
export async function emailShopNews(
  { db, publicUrl }: EmailDeps,
  { shopId }: { shopId: ShopId },
): Promise<void> {
  await db.transaction(async (tx) => {
    const muted = await listMutedEmails(tx, shopId)
    const taken = (await takeShopNewsToEmail(tx, shopId)).filter(({ kind }) => isWanted(kind, muted))
    if (taken.length === 0) return
    const orders = await listNewsOrders(
      tx,
      taken.flatMap((one) => (one.kind === 'SOLD_OUT' ? [] : [one.orderId])),
    )
    const news = taken.flatMap((one) => toNews(one, orders))
    await emailShop(tx, { publicUrl }, shopId, (context) => write(context, news))
  })
}

/** SELL-47: what a shop may mute; null is about a deadline, which is always emailed. */
const EMAIL_OF = {
  ORDER_PAID: 'NEW_ORDERS',
  ADDRESS_ANSWERED: 'NEW_ORDERS',
  ORDER_CANCELLED: 'NEW_ORDERS',
  ORDER_LATE: null,
  ORDER_DELIVERED: 'DELIVERIES',
  ORDER_RETURNED: 'DELIVERIES',
  PROBLEM_REPORTED: null,
  DISPUTE_MESSAGE: 'PROBLEMS',
  DISPUTE_WITH_STAFF: 'PROBLEMS',
  DISPUTE_APPEALED: null,
  DISPUTE_DECIDED: null,
  SOLD_OUT: 'STOCK',
} as const satisfies Record<Taken['kind'], ShopEmail | null>

function isWanted(kind: Taken['kind'], muted: readonly ShopEmail[]): boolean {
  const email = EMAIL_OF[kind]
  return email === null || !muted.includes(email)
}

function toNews(taken: Taken, orders: readonly NewsOrder[]): News[] {
  if (taken.kind === 'SOLD_OUT') return [taken]
  const { kind, orderId } = taken
  return orders.filter((order) => order.orderId === orderId).map((order) => ({ kind, order }))
}

async function write({ email, publicUrl }: EmailContext, news: readonly News[]): Promise<Omit<Email, 'id'>> {
  const subject = subjectOf(news)
  const body = await writeEmail({
    heading: subject,
    paragraphs: news.map(sentenceOf),
    button: buttonOf(news, publicUrl),
    footnote: FOOTNOTE,
  })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}

const isAboutStock = (news: News): news is SoldOut => news.kind === 'SOLD_OUT'

const sentenceOf = (news: News): string =>
  isAboutStock(news)
    ? `${news.subject}: sold out. Nobody can buy it until you restock.`
    : `${numberOf(news.order)}: ${WORDS[news.kind](news.order)}`

/** To the order where there is one, otherwise to the list. */
function buttonOf(news: readonly News[], publicUrl: string) {
  if (news.every(isAboutStock)) return { label: 'Restock', url: `${publicUrl}/seller/stock?show=SOLD_OUT` }
  const [first, ...others] = new Set(news.flatMap((one) => (isAboutStock(one) ? [] : [one.order.orderId])))
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
  PROBLEM_REPORTED: () =>
    'the customer has reported a problem. Answer within 3 working days, with photos if you can.',
  DISPUTE_MESSAGE: () => 'there is a new message about the complaint.',
  DISPUTE_WITH_STAFF: () => 'our team will decide the complaint. You can still add messages and photos.',
  DISPUTE_APPEALED: () => 'the customer has appealed. Someone who has not seen it before will decide.',
  DISPUTE_DECIDED: () => 'our team has decided the complaint.',
} as const satisfies Record<OrderNewsKind, (order: NewsOrder) => string>

const numberOf = ({ orderId }: NewsOrder): string => `Order ${orderNumber(orderId)}`

function subjectOf(all: readonly News[]): string {
  const news = all.filter((one) => !isAboutStock(one))
  return news.length > 0 ? subjectOfOrders(news) : subjectOfStock(all.filter(isAboutStock))
}

function subjectOfStock(news: readonly SoldOut[]): string {
  const [only] = news
  return news.length === 1 && only ? `Sold out: ${only.subject}` : `${news.length} of your items are sold out`
}

function subjectOfOrders(news: readonly OrderNews[]): string {
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
  DISPUTE_MESSAGE: 'a message about the complaint',
  DISPUTE_WITH_STAFF: 'our team will decide the complaint',
  DISPUTE_APPEALED: 'the customer has appealed',
  DISPUTE_DECIDED: 'the complaint is decided',
} as const satisfies Record<OrderNewsKind, string>
