import type { Me } from '@ahia/contracts/admin/session'
import { disciplineShop, previewShopDecision, reviewShop, type ShopFile } from '@ahia/contracts/admin/shops'
import { SHOP_REASONS, type ShopDecision } from '@ahia/reference/staff/shop-decisions'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { EmailPreview } from '@ahia/web/components/email-preview'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'

const LABELS: Record<ShopDecision, string> = {
  APPROVE: 'Approve',
  ASK: 'Ask for more',
  REFUSE: 'Refuse',
  WARN: 'Warn',
  SUSPEND: 'Suspend',
  KEEP: 'Keep suspended',
  REOPEN: 'Reopen',
  END: 'End',
}

/** The decisions that are possible in the shop's current state. */
function decisionsOf({ status, waitsSince, answer }: ShopFile, me: Me): ShopDecision[] {
  const reviews: ShopDecision[] = waitsSince && may(me, 'shops.review') ? ['APPROVE', 'ASK', 'REFUSE'] : []
  if (!may(me, 'shops.suspend')) return reviews
  if (status === 'APPROVED') return [...reviews, 'WARN', 'SUSPEND', 'END']
  if (status !== 'SUSPENDED') return reviews
  // ADMIN-21: another colleague decides about the answer to a suspension.
  if (answer?.suspendedBy === me._id) return [...reviews, 'WARN']
  return [...reviews, 'REOPEN', ...(answer ? (['KEEP'] as const) : []), 'WARN', 'END']
}

type DecideProps = { shop: ShopFile; me: Me; onChange: () => void }

/** ADMIN-20: a reason from the list, a message to the owner, and a preview of the email. */
export function Decide({ shop, me, onChange }: DecideProps) {
  const decisions = decisionsOf(shop, me)
  const [decision, setDecision] = useState<ShopDecision | null>(null)
  if (decisions.length === 0) return null
  return (
    <section aria-labelledby="decide" className="grid gap-4 rounded-card border border-border bg-surface p-4">
      <h2 id="decide" className="font-extrabold">
        Decide
      </h2>
      <OwnersAnswer shop={shop} me={me} />
      <RadioPills
        legend="Decision"
        name="decision"
        pills={decisions.map((one) => ({ value: one, label: LABELS[one] }))}
        chosen={decision}
        onChoose={(value) => setDecision(decisions.find((one) => one === value) ?? null)}
      />
      {decision === 'APPROVE' && shop.missing.length > 0 && (
        <p className="text-warn">
          Finish {shop.missing.length === 1 ? 'one check' : `${shop.missing.length} checks`} before you
          approve.
        </p>
      )}
      {decision && <DecisionForm key={decision} shop={shop} decision={decision} onChange={onChange} />}
    </section>
  )
}

/** ADMIN-21 */
function OwnersAnswer({ shop: { answer }, me }: Pick<DecideProps, 'shop' | 'me'>) {
  if (!answer) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">The owner's answer, {lagosMoment(answer.at)}</h3>
      <p className="max-w-reading border-l-2 border-border pl-3 wrap-anywhere whitespace-pre-line">
        {answer.words}
      </p>
      {answer.suspendedBy === me._id && (
        <p className="text-text-2">You suspended this shop, so a colleague decides about its answer.</p>
      )}
    </div>
  )
}

function DecisionForm({ shop, decision, onChange }: Omit<DecideProps, 'me'> & { decision: ShopDecision }) {
  const { _id: id, version } = shop
  const reasons = Object.entries<string>(SHOP_REASONS[decision])
  const [given, setGiven] = useState({ reason: reasons[0]?.[0] ?? '', words: '', until: '' })
  const [email, setEmail] = useState<{ subject: string; text: string } | null>(null)
  const attempt = useAttempt("We couldn't save your decision", ['reason', 'words', 'until'])
  const change = (changed: Partial<typeof given>) => {
    setEmail(null)
    setGiven({ ...given, ...changed })
  }
  const input = () => ({
    id,
    version,
    reason: given.reason,
    words: given.words,
    ...(given.until && { until: new Date(`${given.until}T08:00:00+01:00`).toISOString() }),
  })
  const preview = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) =>
      setEmail(await call(previewShopDecision, { ...input(), decision }, { signal })),
    )
  }
  const send = () =>
    attempt.run(async (signal) => {
      if (decision === 'APPROVE' || decision === 'ASK' || decision === 'REFUSE')
        await call(reviewShop, { ...input(), decision }, { signal })
      else await call(disciplineShop, { ...input(), decision }, { signal })
      onChange()
    })
  const isBusy = attempt.state.step === 'busy'
  return (
    <form onSubmit={preview} className="grid max-w-reading gap-4">
      {decision !== 'APPROVE' && (
        <SelectField
          label="Reason"
          required
          value={given.reason}
          onChange={(event) => change({ reason: event.target.value })}
          error={attempt.errorOf('reason')}
        >
          {reasons.map(([name, sentence]) => (
            <option key={name} value={name}>
              {sentence}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label="Message to the owner"
        rows={3}
        maxLength={2000}
        required={decision !== 'APPROVE' && decision !== 'REOPEN'}
        value={given.words}
        onChange={(event) => change({ words: event.target.value })}
        error={attempt.errorOf('words')}
      />
      {decision === 'SUSPEND' && (
        <TextField
          label="Reopens automatically on"
          type="date"
          value={given.until}
          onChange={(event) => change({ until: event.target.value })}
          error={attempt.errorOf('until')}
        />
      )}
      {email ? (
        <div className="grid gap-3">
          <EmailPreview to={shop.email ?? 'nobody'} email={email} />
          <Button
            onClick={send}
            busy={isBusy}
            look={decision === 'SUSPEND' || decision === 'END' ? 'danger' : 'primary'}
            autoFocus
          >
            {LABELS[decision]} and send
          </Button>
        </div>
      ) : (
        <Button type="submit" look="outline" busy={isBusy}>
          See the email
        </Button>
      )}
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
