import { proposeRuleEnd } from '@ahia/contracts/admin/goods-rules'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

/** A rule ends when another colleague agrees. */
export function EndRule({ id, sentence }: { id: string; sentence: string }) {
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed')
  const attempt = useAttempt("We couldn't send the proposal")
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const why = String(new FormData(event.currentTarget).get('why'))
    attempt.run(async (signal) => {
      await call(proposeRuleEnd, { id, why }, { signal })
      setStep('sent')
    })
  }
  if (step === 'sent')
    return (
      <p role="status" className="text-small text-ok">
        Proposed. It ends once an owner agrees. See <Link to="/proposals">Proposals</Link>.
      </p>
    )
  if (step === 'closed')
    return (
      <Button look="ghost" onClick={() => setStep('open')} className="justify-self-start max-sm:-ml-5">
        End<span className="sr-only">: {sentence}</span>
      </Button>
    )
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-2">
      <TextField label="Why should it end?" name="why" required maxLength={1000} />
      <Button type="submit" look="outline" busy={attempt.state.step === 'busy'}>
        Propose
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
