import { formatNaira } from '@ahia/money/format-naira'
import { html } from 'hono/html'
import type { Transaction } from '#transactions/transactions.sql.ts'

/** Who is paid how much by whom. */
export const paymentHead = (merchantName: string, { amount, email }: Transaction) => html`
  <header class="head">
    <p class="merchant"><span class="mark" aria-hidden="true">${merchantName.slice(0, 1)}</span>${merchantName}</p>
    <h1><span class="quiet">Pay</span> ${formatNaira(amount)}</h1>
    <p class="quiet">${email}</p>
  </header>`
