import {
  APPEAL_OUTCOMES,
  decideAppeal,
  previewAppealDecision,
  type StandingAppeal,
} from '@ahia/contracts/admin/appeals'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { EmailPreview } from '@ahia/web/components/email-preview'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

type Outcome = (typeof APPEAL_OUTCOMES)[number]
type DecideAppealProps = { appeal: StandingAppeal; onDecided: () => void }

const LABELS = { TAKEN_OUT: 'Take the order out', STAYS: 'Leave it in' } as const satisfies Record<
  Outcome,
  string
>

/** Once, with words that the shop is emailed; the email is shown before it goes. */
export function DecideAppeal({ appeal: { _id: id }, onDecided }: DecideAppealProps) {
  const [given, setGiven] = useState<{ outcome: Outcome | null; words: string }>({
    outcome: null,
    words: '',
  })
  const [attempted, setAttempted] = useState(false)
  const [email, setEmail] = useState<{ subject: string; text: string } | null>(null)
  const attempt = useAttempt("We couldn't save your decision", ['words'])
  const { outcome, words } = given
  const change = (changed: Partial<typeof given>) => {
    setEmail(null)
    setGiven({ ...given, ...changed })
  }
  const preview = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (outcome === null || words.trim() === '') return
    attempt.run(async (signal) =>
      setEmail(await call(previewAppealDecision, { id, outcome, words }, { signal })),
    )
  }
  const send = () =>
    attempt.run(async (signal) => {
      if (outcome === null) return
      await call(decideAppeal, { id, outcome, words }, { signal })
      onDecided()
    })
  const isBusy = attempt.state.step === 'busy'
  return (
    <form
      noValidate
      onSubmit={preview}
      aria-labelledby="decide"
      className="grid gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="decide" className="text-h3 font-extrabold">
        Decide
      </h2>
      <RadioPills
        legend="Does it count?"
        name="outcome"
        pills={APPEAL_OUTCOMES.map((value) => ({ value, label: LABELS[value] }))}
        chosen={outcome}
        onChoose={(value) => change({ outcome: APPEAL_OUTCOMES.find((one) => one === value) ?? null })}
      />
      {attempted && outcome === null && (
        <p role="alert" className="text-small font-semibold text-danger">
          Choose an outcome
        </p>
      )}
      <TextArea
        label="Message to the shop"
        required
        rows={3}
        maxLength={2000}
        value={words}
        onChange={(event) => change({ words: event.target.value })}
        error={words.trim() === '' ? 'Write a message to the shop' : attempt.errorOf('words')}
        attempted={attempted}
      />
      {email && outcome ? (
        <div className="grid justify-items-start gap-3">
          <EmailPreview to="the shop" email={email} />
          <Button onClick={send} busy={isBusy} autoFocus>
            {LABELS[outcome]} and send
          </Button>
        </div>
      ) : (
        <Button type="submit" look="outline" className="justify-self-start" busy={isBusy}>
          See the email
        </Button>
      )}
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
