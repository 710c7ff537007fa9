import { html } from 'hono/html'
import type { Transaction } from '#transactions/transactions.sql.ts'
import { pageFrame } from './page-frame.ts'
import { paymentHead } from './payment-head.ts'

type Page = { merchantName: string; transaction: Transaction; backUrl: string | null }

/** Money is on its way: looks for it by itself, and on a press. */
export const waitingPage = ({ merchantName, transaction }: Page) =>
  pageFrame({
    title: 'Waiting for your payment',
    watches: 'state',
    body: html`
      ${paymentHead(merchantName, transaction)}
      <p class="waiting" role="status"><span class="spinner" aria-hidden="true"></span>Waiting for your payment to arrive…</p>
      <p class="quiet">This usually takes a few seconds here. You can close this page. We'll still tell ${merchantName}.</p>
      <a class="main" href="/${transaction.accessCode}/done">Check again</a>
      <a class="plain" href="/${transaction.accessCode}?by=card">Pay another way</a>
    `,
  })

/** P30: what was paid is not paid again. */
export const paidPage = ({ merchantName, transaction, backUrl }: Page) =>
  pageFrame({
    title: 'Already paid',
    body: html`
      ${paymentHead(merchantName, transaction)}
      <p class="good" role="status">This payment is complete. Nothing was charged again.</p>
      ${backUrl === null ? html`<p>You can close this page.</p>` : html`<a class="main" href="${backUrl}">Back to ${merchantName}</a>`}
    `,
  })

export const cancelledPage = ({ merchantName, transaction }: Page) =>
  pageFrame({
    title: 'Payment cancelled',
    body: html`
      ${paymentHead(merchantName, transaction)}
      <p role="status">The payment was cancelled. You can close this page.</p>
    `,
  })

export const unknownPage = () =>
  pageFrame({
    title: 'Payment not found',
    body: html`<h1>Payment not found</h1>
      <p>This link has no payment. Go back to the shop and start the payment again.</p>`,
  })
