import type { ShopDecisionMade } from '@ahia/contracts/admin/shops'
import { SHOP_REASONS } from '@ahia/reference/staff/shop-decisions'
import { lagosMoment } from '@ahia/rules/lagos-date'

const WHAT = {
  APPROVE: 'Approved',
  ASK: 'Asked for more',
  REFUSE: 'Refused',
  WARN: 'Warned',
  SUSPEND: 'Suspended',
  KEEP: 'Kept suspended',
  REOPEN: 'Reopened',
  END: "Ended with a month's notice",
} as const

const sentenceOf = (decision: ShopDecisionMade['decision'], reason: string): string =>
  Object.entries<string>(SHOP_REASONS[decision]).find(([name]) => name === reason)?.[1] ?? reason

/** ADMIN-49: who decided what, when and why, and which email went out. */
export function History({ decisions }: { decisions: readonly ShopDecisionMade[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-extrabold">
        History
      </h2>
      {decisions.length === 0 ? (
        <p className="text-text-2">Nothing has been decided yet.</p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {decisions.map(({ decision, reason, words, by, at, emailSubject, until }) => (
            <li key={at} className="text-small">
              <span className="font-semibold">{WHAT[decision]}</span> by {by ?? 'the market'},{' '}
              {lagosMoment(at)}
              {until && `, until ${lagosMoment(until)}`}
              <span className="block">{sentenceOf(decision, reason)}</span>
              {words && <span className="block wrap-anywhere">“{words}”</span>}
              {emailSubject && <span className="block text-text-2">Email: {emailSubject}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
