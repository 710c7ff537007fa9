import { previewDecision, REASON_PLACE, type WhatFollows } from '@ahia/contracts/admin/disputes'
import type { DisputeId } from '@ahia/contracts/ids'
import { amountWords } from '@ahia/money/amount-words'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { call } from '#session/staff-session.ts'
import { type Draft, linesText } from './decision-draft.rules.ts'

type DecisionPreviewProps = { id: DisputeId; draft: Draft; words: string }

/** ADMIN-25: what follows to the kobo, and both emails as they will go. */
export function DecisionPreview({ id, draft, words }: DecisionPreviewProps) {
  const { outcome, amount, wayBorneBy } = draft
  const lines = linesText(draft)
  const { part, reload } = useOwnPart(
    (signal) =>
      call(
        previewDecision,
        {
          id,
          outcome: outcome ?? 'TURNED_DOWN',
          ...(lines !== '' && { lines }),
          ...(outcome === 'PART' && amount !== '' && { amount }),
          ...(wayBorneBy && { wayBorneBy }),
        },
        { signal },
      ),
    "We couldn't calculate the result",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ follows, needsProof, emails }) => (
        <section aria-label="What will happen" className="grid gap-3 rounded-control bg-surface-2 p-3">
          <p className="font-semibold">What will happen: {followsWords(follows)}</p>
          {needsProof && (
            <p className="text-small">This is above your limit, so we'll ask you to confirm it's you.</p>
          )}
          <details>
            <summary className="cursor-pointer py-2.5 font-semibold">Both emails</summary>
            <div className="grid gap-4 lg:grid-cols-2">
              <Email to="To the customer" {...emails.customer} words={words} />
              <Email to="To the shop" {...emails.shop} words={words} />
            </div>
          </details>
        </section>
      )}
    </LoadedPart>
  )
}

type EmailProps = { to: string; subject: string; paragraphs: readonly string[]; words: string }

const Email = ({ to, subject, paragraphs, words }: EmailProps) => (
  <div className="grid content-start gap-2 rounded-control border border-border bg-surface p-3 text-small">
    <p className="text-text-2">{to}</p>
    <p className="font-semibold wrap-anywhere">{subject}</p>
    {paragraphs.map((text) => (
      <p key={text} className="wrap-anywhere whitespace-pre-line">
        {text.replace(REASON_PLACE, () => words.trim() || REASON_PLACE)}
      </p>
    ))}
  </div>
)

function followsWords({ customer, shop, commission, delivery, service, credit }: WhatFollows): string {
  if (credit > 0) return `shop +${amountWords(credit)}, from us; the customer keeps what they have.`
  if (customer === 0) return 'no money moves.'
  const parts = [
    `customer +${amountWords(customer)}`,
    `shop −${amountWords(shop)}`,
    `our commission −${amountWords(commission)}`,
    ...(delivery > 0 ? [`delivery −${amountWords(delivery)}`] : []),
    ...(service > 0 ? [`service −${amountWords(service)}`] : []),
  ]
  return `${parts.join(' · ')} · the provider's fee stays with us.`
}
