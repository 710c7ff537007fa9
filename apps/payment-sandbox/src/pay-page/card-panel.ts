import { formatNaira } from '@ahia/money/format-naira'
import { html } from 'hono/html'
import { TEST_CARDS, type TestCard } from '#transactions/test-cards.ts'
import type { Transaction } from '#transactions/transactions.sql.ts'

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Any date to come: the cards of P29 have none of their own. */
const EXPIRY = '12/30'

type Panel = { transaction: Transaction; base: string; card: TestCard | null; problem: string | null }

/** Card number, date and code; the test cards fill the form in with one tap, without scripts. */
export const cardPanel = ({ transaction, base, card, problem }: Panel) => html`
  ${problem === null ? '' : html`<p class="problem" role="alert" id="problem">${problem}</p>`}
  <form method="post" action="${base}/card" class="fields">
    <label class="wide"
      >Card number
      <input
        name="number"
        inputmode="numeric"
        autocomplete="cc-number"
        maxlength="23"
        required
        placeholder="0000 0000 0000 0000"
        value="${card ? spaced(card.number) : ''}"
        ${problem === null ? '' : html`aria-describedby="problem"`}
    /></label>
    <label
      >Expires
      <input name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required placeholder="MM/YY" value="${card ? EXPIRY : ''}"
    /></label>
    <label
      >CVV
      <input name="cvv" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required placeholder="123" value="${card?.cvv ?? ''}"
    /></label>
    <button class="main wide" type="submit">Pay ${formatNaira(transaction.amount)}</button>
  </form>
  <section aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <ul class="cards">
      ${TEST_CARDS.map(
        (one) => html`<li>
          <a href="${base}?by=card&card=${one.name}" ${one.name === card?.name ? html`aria-current="true"` : ''}>
            <span>${one.label}</span> <span class="number">${spaced(one.number)}</span>
          </a>
        </li>`,
      )}
    </ul>
  </section>`
