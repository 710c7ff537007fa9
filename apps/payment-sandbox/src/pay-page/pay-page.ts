import { html } from 'hono/html'
import type { TestCard } from '#transactions/test-cards.ts'
import type { Transaction } from '#transactions/transactions.sql.ts'
import { cardPanel } from './card-panel.ts'
import { pageFrame } from './page-frame.ts'
import { paymentHead } from './payment-head.ts'
import { transferPanel, ussdPanel } from './send-panels.ts'

export const WAYS = ['card', 'transfer', 'ussd'] as const
type Way = (typeof WAYS)[number]

const LABELS: Record<Way, string> = { card: 'Card', transfer: 'Bank transfer', ussd: 'USSD' }

type PayPage = {
  merchantName: string
  transaction: Transaction
  way: Way
  card: TestCard | null
  problem: string | null
}

/** Where a customer chooses how to pay. */
export function payPage({ merchantName, transaction, way, card, problem }: PayPage) {
  const base = `/${transaction.accessCode}`
  const panels = {
    card: () => cardPanel({ transaction, base, card, problem }),
    transfer: () => transferPanel({ transaction, base }),
    ussd: () => ussdPanel({ transaction, base }),
  } satisfies Record<Way, () => unknown>
  return pageFrame({
    title: `Pay ${merchantName}`,
    body: html`
      ${paymentHead(merchantName, transaction)}
      <nav aria-label="Ways to pay" class="ways">
        ${WAYS.map(
          (one) =>
            html`<a href="${base}?by=${one}" ${one === way ? html`aria-current="page"` : ''}>${LABELS[one]}</a>`,
        )}
      </nav>
      ${panels[way]()}
      <form method="post" action="${base}/cancel"><button class="plain" type="submit">Cancel payment</button></form>
    `,
  })
}
