import { type MarketSwitch, proposeSwitch } from '@ahia/contracts/admin/switches'
import { SWITCHES } from '@ahia/reference/staff/switches'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

type SwitchCardProps = { marketSwitch: MarketSwitch; mayPropose: boolean; onChange: () => void }

export function SwitchCard({ marketSwitch, mayPropose, onChange }: SwitchCardProps) {
  const { name, isStopped, changedBy, changedAt, isProposed } = marketSwitch
  const { label, stops, words } = SWITCHES[name]
  return (
    <li className="grid gap-2 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 className="font-semibold">{label}</h2>
        <Tag tone={isStopped ? 'danger' : 'ok'}>{isStopped ? 'Stopped' : 'Open'}</Tag>
        {changedAt && (
          <span className="ml-auto text-small text-text-2">
            {changedBy} agreed, {lagosMoment(changedAt)}
          </span>
        )}
      </div>
      <p className="max-w-reading text-small">While it is stopped: {stops}</p>
      <p className="max-w-reading text-small text-text-2">People read: “{words}”</p>
      {isProposed && (
        <p className="text-small">
          A change is waiting for an owner.{' '}
          <Link to="/proposals" className="text-brand-text underline">
            See the proposals
          </Link>
          .
        </p>
      )}
      {!isProposed && mayPropose && <ProposeForm marketSwitch={marketSwitch} onChange={onChange} />}
    </li>
  )
}

function ProposeForm({ marketSwitch, onChange }: Omit<SwitchCardProps, 'mayPropose'>) {
  const { name, isStopped, version } = marketSwitch
  const [why, setWhy] = useState<string | null>(null)
  const attempt = useAttempt("We couldn't send the proposal", ['words'])
  const verb = isStopped ? 'open it again' : 'stop it'
  if (why === null)
    return (
      <Button look="outline" className="justify-self-start" onClick={() => setWhy('')}>
        Propose to {verb}
      </Button>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      await call(proposeSwitch, { name, isStopped: !isStopped, version, words: why }, { signal })
      onChange()
    })
  }
  return (
    <form onSubmit={send} className="grid max-w-reading gap-3">
      <TextArea
        label="Why"
        required
        rows={2}
        maxLength={1000}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        error={attempt.errorOf('words')}
        attempted={attempt.state.step === 'failed'}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={attempt.state.step === 'busy'}>
          Propose to {verb}
        </Button>
        <Button look="ghost" onClick={() => setWhy(null)}>
          Cancel
        </Button>
      </div>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
