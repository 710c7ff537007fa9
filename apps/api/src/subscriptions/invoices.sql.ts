import type { InvoiceId, ShopId } from '@ahia/contracts/ids'
import type { Tier } from '@ahia/reference/packages'
import type { InvoiceLine } from '@ahia/rules/invoice-lines'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { Bill } from './invoice.rules.ts'

export type Invoice = Bill & {
  id: InvoiceId
  shopId: ShopId
  number: number
  issuedAt: Date
  dueAt: Date
  status: 'DUE' | 'PAID' | 'VOID'
  paidAt: Date | null
}

const LATEST = 100

type NewInvoice = { id: InvoiceId; shopId: ShopId; tier: Tier; bill: Bill }

/** A period is billed once: the database rejects a second invoice for it. */
export async function insertInvoice(tx: Tx, { id, shopId, tier, bill }: NewInvoice): Promise<void> {
  const { from, to, lines } = bill
  await tx
    .insertInto('invoices')
    .values({ id, shop_id: shopId, tier, period_from: from, period_to: to, due_at: from })
    .execute()
  await tx
    .insertInto('invoice_lines')
    .values(
      lines.map(({ what, kobo }, position) => ({
        invoice_id: id,
        shop_id: shopId,
        position,
        what,
        amount_kobo: kobo,
      })),
    )
    .execute()
}

const invoices = (reader: Reader) =>
  reader
    .selectFrom('invoices as invoice')
    .innerJoin('invoice_lines as line', 'line.invoice_id', 'invoice.id')
    .groupBy('invoice.id')
    .select([
      'invoice.id',
      'invoice.shop_id as shopId',
      'invoice.number',
      'invoice.period_from as from',
      'invoice.period_to as to',
      'invoice.issued_at as issuedAt',
      'invoice.due_at as dueAt',
      'invoice.status',
      'invoice.paid_at as paidAt',
      sql<
        InvoiceLine[]
      >`json_agg(json_build_object('what', line.what, 'kobo', line.amount_kobo) order by line.position)`.as(
        'lines',
      ),
    ])

export const listInvoices = (reader: Reader, shopId: ShopId): Promise<Invoice[]> =>
  invoices(reader)
    .where('invoice.shop_id', '=', shopId)
    .orderBy('invoice.number', 'desc')
    .limit(LATEST)
    .execute()

export type OpenInvoice = Invoice & {
  /** Counted from when the invoice was issued and emailed, however late that was, and not from the start of its period. */
  isGivenUp: boolean
}

/** The unpaid invoice: there is at most one. */
export function getOpenInvoice(tx: Tx, shopId: ShopId, pastDueDays: number): Promise<OpenInvoice> {
  return invoices(tx)
    .select(sql<boolean>`invoice.issued_at <= now() - make_interval(days => ${pastDueDays})`.as('isGivenUp'))
    .where('invoice.shop_id', '=', shopId)
    .where('invoice.status', '=', 'DUE')
    .executeTakeFirstOrThrow()
}

export async function markPaid(tx: Tx, id: InvoiceId): Promise<void> {
  await tx
    .updateTable('invoices')
    .set(({ fn }) => ({ status: 'PAID', paid_at: fn<Date>('now') }))
    .where('id', '=', id)
    .execute()
}

export async function markVoid(tx: Tx, id: InvoiceId): Promise<void> {
  await tx.updateTable('invoices').set({ status: 'VOID' }).where('id', '=', id).execute()
}

export async function voidDue(tx: Tx, shopId: ShopId): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ status: 'VOID' })
    .where('shop_id', '=', shopId)
    .where('status', '=', 'DUE')
    .execute()
}
