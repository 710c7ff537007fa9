import { TEST_CARDS, type TestCard } from './test-cards.ts'
import type { Transaction } from './transactions.sql.ts'

const isoOf = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()

/** P10, P11: a transaction as verify and charge.success tell of it. */
export function toTransactionData(transaction: Transaction) {
  const { id, reference, status, amount, captured, currency, channel, createdAt, paidAt } = transaction
  return {
    id,
    domain: 'test',
    status,
    reference,
    receipt_number: null,
    amount: captured ?? amount,
    message: status === 'success' ? null : transaction.gatewayResponse,
    gateway_response: transaction.gatewayResponse,
    paid_at: isoOf(paidAt),
    created_at: isoOf(createdAt),
    channel: channel ?? 'card',
    currency,
    ip_address: '127.0.0.1',
    metadata: readMetadata(transaction.metadata),
    log: null,
    fees: transaction.fees,
    fees_split: null,
    authorization: toAuthorization(transaction),
    customer: toCustomer(transaction),
    plan: {},
    split: {},
    order_id: null,
    paidAt: isoOf(paidAt),
    createdAt: isoOf(createdAt),
    requested_amount: amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: isoOf(createdAt),
    plan_object: {},
    subaccount: {},
  }
}

// P10: nothing is sent as "", which is not even the same as what charge.success says elsewhere (0).
const readMetadata = (kept: string): unknown => (kept === '' ? '' : JSON.parse(kept))

function toAuthorization({ card: number, channel, id }: Transaction) {
  const card: TestCard | undefined = TEST_CARDS.find((one) => one.number === number)
  if (!card)
    return channel === null || channel === 'card' ? {} : { channel, bank: 'Sandbox Bank', country_code: 'NG' }
  return {
    authorization_code: `AUTH_${id.toString(36)}`,
    bin: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    exp_month: '12',
    exp_year: '2030',
    channel: 'card',
    card_type: 'visa',
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: 'visa',
    reusable: true,
    signature: `SIG_${card.number.slice(-8)}`,
    account_name: null,
  }
}

const toCustomer = ({ id, email }: Transaction) => ({
  id: id + 1,
  first_name: null,
  last_name: null,
  email,
  customer_code: `CUS_${id.toString(36)}`,
  phone: null,
  metadata: null,
  risk_action: 'default',
  international_format_phone: null,
})
