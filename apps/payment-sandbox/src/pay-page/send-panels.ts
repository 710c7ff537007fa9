import { formatNaira } from '@ahia/money/format-naira'
import { html } from 'hono/html'
import type { Transaction } from '#transactions/transactions.sql.ts'

type Panel = { transaction: Transaction; base: string }

const ACCOUNT_DIGITS = 10
const CODE_DIGITS = 4

// Numbers that look like what a customer would see, and belong to nobody.
const accountOf = ({ id }: Transaction): string => `99${String(id).slice(-8)}`.padStart(ACCOUNT_DIGITS, '9')
const codeOf = ({ id }: Transaction): string => `*000*${String(id).slice(-CODE_DIGITS)}#`

const sent = (base: string, channel: 'bank_transfer' | 'ussd', label: string) => html`
  <form method="post" action="${base}/sent">
    <input type="hidden" name="channel" value="${channel}" />
    <button class="main" type="submit">${label}</button>
  </form>`

export const transferPanel = ({ transaction, base }: Panel) => html`
  <p>Send exactly <strong>${formatNaira(transaction.amount)}</strong> to this account:</p>
  <dl class="facts">
    <div><dt>Bank</dt><dd>Sandbox Bank</dd></div>
    <div><dt>Account number</dt><dd class="number">${accountOf(transaction)}</dd></div>
    <div><dt>Amount</dt><dd>${formatNaira(transaction.amount)}</dd></div>
  </dl>
  ${sent(base, 'bank_transfer', "I've sent the money")}`

export const ussdPanel = ({ transaction, base }: Panel) => html`
  <p>Dial this code on the phone registered with your bank, and follow the prompts:</p>
  <p class="code number">${codeOf(transaction)}</p>
  ${sent(base, 'ussd', "I've dialled the code")}`
