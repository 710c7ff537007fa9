import {
  type AdminChargeback,
  getChargebackEvidence,
  getChargebackPage,
} from '@ahia/contracts/admin/chargebacks'
import type { ChargebackId } from '@ahia/contracts/ids'
import { amountWords } from '@ahia/money/amount-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { saveFile } from '@ahia/web/browser/save-file'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { AnswerForm } from './answer-form.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Chargeback'), isIndexed: false }),
  isPublic: true,
  View: ({ params }) => (
    <WithStaff needs="chargebacks.answer">
      {() => <OneChargeback key={params.id} id={params.id as ChargebackId} />}
    </WithStaff>
  ),
})

function OneChargeback({ id }: { id: ChargebackId }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getChargebackPage, { id }, { signal }),
    "We couldn't load this chargeback",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ chargeback }) => <Loaded chargeback={chargeback} onAnswered={reload} />}
    </LoadedPart>
  )
}

const STATUS_TAGS = {
  OPEN: ['warn', 'Open'],
  WON: ['ok', 'Won'],
  LOST: ['danger', 'Lost'],
} as const

/** ADMIN-27: what the bank wants, the evidence, and the answer. */
function Loaded({ chargeback, onAnswered }: { chargeback: AdminChargeback; onAnswered: () => void }) {
  const { reference, reason, amount, taken, dueAt, openedAt, providerStatus, orders, answer } = chargeback
  const [tone, label] = STATUS_TAGS[chargeback.status]
  const canAnswer = chargeback.status === 'OPEN' && chargeback.disputeId !== null && answer === null
  return (
    <div className="grid max-w-reading gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold wrap-anywhere">Payment {reference}</h1>
        <Tag tone={tone}>{label}</Tag>
      </header>
      {canAnswer && dueAt && (
        <p className="font-semibold">
          Answer by {lagosMoment(dueAt)}. Without an answer the bank takes {amountWords(amount)}.
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-border bg-surface p-4">
        <dt className="text-text-2">Disputed</dt>
        <dd>{amountWords(amount)}</dd>
        <dt className="text-text-2">Taken so far</dt>
        <dd>{amountWords(taken)}</dd>
        <dt className="text-text-2">Reason</dt>
        <dd>{reason}</dd>
        <dt className="text-text-2">The provider says</dt>
        <dd className="wrap-anywhere">{providerStatus}</dd>
        <dt className="text-text-2">Since</dt>
        <dd>{lagosMoment(openedAt)}</dd>
        <dt className="text-text-2">Orders</dt>
        <dd className="flex flex-wrap gap-3">
          {orders.map((id) => (
            <Link key={id} to={`/orders/${id}`} className="font-semibold underline">
              {orderNumber(id)}
            </Link>
          ))}
        </dd>
      </dl>
      {answer && (
        <p className="rounded-card bg-info-soft p-4 wrap-anywhere">
          {answer.by ?? 'A colleague'}{' '}
          {answer.answer === 'DECLINE' ? 'declined' : `accepted ${amountWords(answer.amount)}`},{' '}
          {lagosMoment(answer.at)}: “{answer.words}”{' '}
          {answer.sentAt
            ? `Sent to the provider ${lagosMoment(answer.sentAt)}.`
            : "It's being sent to the provider."}
        </p>
      )}
      <Evidence id={chargeback._id} />
      {canAnswer && <AnswerForm chargeback={chargeback} onAnswered={onAnswered} />}
    </div>
  )
}

function Evidence({ id }: { id: ChargebackId }) {
  const attempt = useAttempt("We couldn't prepare the evidence")
  const save = () =>
    attempt.run(async (signal) => {
      const { fileName, zip } = await call(getChargebackEvidence, { id }, { signal })
      const bytes = Uint8Array.from(atob(zip), (one) => one.charCodeAt(0))
      saveFile(fileName, new Blob([bytes], { type: 'application/zip' }))
    })
  return (
    <div>
      <Button look="outline" busy={attempt.state.step === 'busy'} busyLabel="Packing…" onClick={save}>
        Save the evidence (ZIP)
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
