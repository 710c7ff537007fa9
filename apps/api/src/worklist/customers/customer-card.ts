import type { CustomerCard, SupportView } from '@ahia/contracts/admin/customers'
import type { AccountId, OrderId, SupportViewId } from '@ahia/contracts/ids'
import { toNaira } from '@ahia/money/naira'
import { listErrorsOf, readCustomerCard } from '#accounts/people/customer-card.reads.ts'
import { type CoveredCustomer, findCustomers, getCoveredCustomer } from '#accounts/people/find-customers.ts'
import { getViewedAccount } from '#accounts/people/support-view.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { showCart } from '#cart/show-cart.ts'
import {
  countCustomerOrders,
  findCustomerOfOrder,
  listCustomerOrders,
} from '#orders/customer-orders.reads.ts'
import { countCustomerRefunds, listCustomerPayments } from '#payments/customer-payments.reads.ts'
import { countCustomerReviews } from '#reviews/customer-reviews.reads.ts'
import type { Db, Reader } from '#tables.ts'

const SHOWN = 20

/** ADMIN-36: everything about a customer on one card, masked. */
export async function getCustomerCard(reader: Reader, accountId: AccountId): Promise<CustomerCard> {
  const own = await readCustomerCard(reader, accountId)
  const { spentKobo, ...counts } = await countCustomerOrders(reader, accountId)
  return {
    ...own,
    counts: {
      ...counts,
      spent: toNaira(spentKobo),
      refunds: await countCustomerRefunds(reader, accountId),
      reviews: await countCustomerReviews(reader, accountId),
    },
    orders: await listShownOrders(reader, { accountId }),
  }
}

async function listShownOrders(reader: Reader, which: { accountId: AccountId; isUnpaid?: boolean }) {
  const orders = await listCustomerOrders(reader, { ...which, limit: SHOWN })
  return orders.map(({ totalKobo, placedAt, ...order }) => ({
    ...order,
    total: toNaira(totalKobo),
    placedAt: placedAt.toISOString(),
  }))
}

type Key = { email: string } | { phone: string } | { orderId: OrderId }

/** ADMIN-35: by a whole key; that somebody looked for a customer is on record, with the kind of key and never the key. */
export async function findByWholeKey(
  { db }: { db: Db },
  { by, key }: { by: StaffActor; key: Key },
): Promise<CoveredCustomer[]> {
  const found = await findIn(db.read, key)
  const subjects: [string, ...string[]] = [
    `session:${by.sessionId}`,
    ...found.map(({ id }) => `account:${id}`),
  ]
  const fields = Object.keys(key)
  await db.transaction((tx) =>
    recordStaffAct(tx, by, { act: 'customer.find', subjects: limited(subjects), fields }),
  )
  return found
}

async function findIn(reader: Reader, key: Key): Promise<CoveredCustomer[]> {
  if (!('orderId' in key)) return findCustomers(reader, key)
  const accountId = await findCustomerOfOrder(reader, key.orderId)
  return accountId === null ? [] : findCustomers(reader, { accountId })
}

/** The audit takes 20 subjects. */
const limited = ([first, ...others]: [string, ...string[]]): [string, ...string[]] => [
  first,
  ...others.slice(0, 19),
]

/** ADMIN-38: cart, checkout and errors, while the customer lets this colleague see them. */
export async function showSupportView(
  { db }: { db: Db },
  { by, id }: { by: StaffActor; id: SupportViewId },
): Promise<SupportView> {
  const { accountId, endsAt } = await getViewedAccount({ db }, { by, id })
  const payments = await listCustomerPayments(db.read, { accountId, limit: SHOWN })
  return {
    customer: await getCoveredCustomer(db.read, accountId),
    endsAt: endsAt.toISOString(),
    cart: await showCart({ db }, accountId),
    payments: payments.map(({ amountKobo, startedAt, ...payment }) => ({
      ...payment,
      amount: toNaira(amountKobo),
      startedAt: startedAt.toISOString(),
    })),
    unpaid: await listShownOrders(db.read, { accountId, isUnpaid: true }),
    errors: await listErrorsOf(db.read, accountId),
  }
}
