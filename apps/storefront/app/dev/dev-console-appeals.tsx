import type { OpenStandingAppeal } from '@ahia/contracts/developers/dev-console'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { TextField } from '@ahia/ui/forms/field'
import { APPEAL_DECISIONS } from './dev-console-step.ts'
import type { DevConsoleSteps } from './use-dev-console-steps.ts'

type Props = { appeals: OpenStandingAppeal[]; steps: DevConsoleSteps }

const AS_WHAT = {
  LATE: 'late',
  CANCELLED: 'cancelled by the shop',
  COMPLAINT: 'with a complaint',
  FAULT: 'refunded for a fault',
} as const satisfies Record<OpenStandingAppeal['measure'], string>

/** SELL-51: what staff decide about the standing of shops, each with an answer that the shop is emailed. */
export function DevConsoleAppeals({ appeals, steps }: Props) {
  return (
    <section aria-labelledby="appeals" className="mt-6">
      <h2 id="appeals" className="text-h2 font-extrabold">
        Appeals against the standing
      </h2>
      <ul aria-labelledby="appeals" className="mt-3 grid gap-3">
        {appeals.map((appeal) => (
          <OpenAppeal key={appeal._id} appeal={appeal} steps={steps} />
        ))}
      </ul>
    </section>
  )
}

function OpenAppeal({ appeal, steps }: { appeal: OpenStandingAppeal; steps: DevConsoleSteps }) {
  const { _id, shopName, orderId, measure, words, since } = appeal
  return (
    <Card as="li" className="grid gap-3">
      <p>
        <span className="font-extrabold">{shopName}</span>: order {orderNumber(orderId)} counted as{' '}
        {AS_WHAT[measure]}, <time dateTime={since}>{lagosMoment(since)}</time>
      </p>
      <p className="text-small wrap-anywhere">{words}</p>
      <form onSubmit={steps.send} className="grid gap-3">
        <input type="hidden" name="appeal" value={_id} />
        <TextField label="Answer, for the shop" name="answer" required />
        <div className="flex flex-wrap gap-3">
          {Object.entries(APPEAL_DECISIONS).map(([step, { label }]) => (
            <Button
              key={step}
              type="submit"
              name="step"
              value={step}
              look="outline"
              aria-label={`${label}: order ${orderNumber(orderId)}`}
              busy={steps.sending?.get('step') === step}
            >
              {label}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  )
}
