import { proposeHoliday } from '@ahia/contracts/admin/holidays'
import { Button } from '@ahia/ui/button'
import { TextArea, TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

const EMPTY = { day: '', name: '', words: '' }

/** ADMIN-14 */
export function ProposeHoliday({ onProposed }: { onProposed: () => void }) {
  const [given, setGiven] = useState(EMPTY)
  const attempt = useAttempt("We couldn't send the proposal", ['day', 'name', 'words'])
  const attempted = attempt.state.step === 'failed'
  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    value: given[name],
    onChange: (event: { target: { value: string } }) => setGiven({ ...given, [name]: event.target.value }),
    error: attempt.errorOf(name),
    attempted,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      await call(proposeHoliday, given, { signal })
      setGiven(EMPTY)
      onProposed()
    })
  }
  return (
    <details className="max-w-reading rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-extrabold">Propose a holiday…</summary>
      <form onSubmit={send} className="mt-2 grid gap-3">
        <div className="grid gap-3 sm:grid-cols-[12rem_1fr]">
          <TextField label="Day" type="date" {...field('day')} />
          <TextField label="Name of the holiday" maxLength={100} {...field('name')} />
        </div>
        <TextArea label="Who announced it, and where" rows={2} maxLength={1000} {...field('words')} />
        <Button type="submit" busy={attempt.state.step === 'busy'} className="justify-self-start">
          Propose it
        </Button>
        <AttemptFailure attempt={attempt} />
      </form>
    </details>
  )
}
