import { recordDataRequest } from '@ahia/contracts/admin/data-requests'
import { DATA_REQUEST_KINDS } from '@ahia/contracts/shapes/data-request'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { KINDS } from './request-words.ts'

const EMPTY = { kind: 'ACCESS', source: 'EMAIL', contact: '', words: '', day: '' } as const
type Given = {
  kind: (typeof DATA_REQUEST_KINDS)[number]
  source: 'EMAIL' | 'POST'
  contact: string
  words: string
  day: string
}

/** PRIV-08: one that came by email or by post; its 30 days run from the day it came. */
export function RecordRequest({ onRecorded }: { onRecorded: () => void }) {
  const [given, setGiven] = useState<Given>(EMPTY)
  const attempt = useAttempt("We couldn't record it", ['contact', 'words', 'receivedAt'])
  const record = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const { day, ...request } = given
      const receivedAt = day === '' ? '' : new Date(`${day}T08:00:00Z`).toISOString()
      await call(recordDataRequest, { ...request, accountId: null, receivedAt }, { signal })
      setGiven(EMPTY)
      onRecorded()
    })
  }
  const attempted = attempt.state.step === 'failed'
  return (
    <details className="rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-extrabold">
        Record a request that came by email or post…
      </summary>
      <form onSubmit={record} className="mt-2 grid max-w-reading gap-3">
        <SelectField
          label="What they ask for"
          isUnmarked
          value={given.kind}
          onChange={(event) =>
            setGiven({
              ...given,
              kind: DATA_REQUEST_KINDS.find((one) => one === event.target.value) ?? given.kind,
            })
          }
        >
          {DATA_REQUEST_KINDS.map((one) => (
            <option key={one} value={one}>
              {KINDS[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="How it came"
          isUnmarked
          value={given.source}
          onChange={(event) =>
            setGiven({ ...given, source: event.target.value === 'POST' ? 'POST' : 'EMAIL' })
          }
        >
          <option value="EMAIL">By email</option>
          <option value="POST">By post</option>
        </SelectField>
        <TextField
          label="Where to answer"
          required
          value={given.contact}
          onChange={(event) => setGiven({ ...given, contact: event.target.value })}
          error={attempt.errorOf('contact')}
          attempted={attempted}
        />
        <TextField
          label="Date received"
          type="date"
          required
          value={given.day}
          onChange={(event) => setGiven({ ...given, day: event.target.value })}
          error={attempt.errorOf('receivedAt')}
          attempted={attempted}
        />
        <TextArea
          label="Their message"
          required
          rows={3}
          maxLength={2_000}
          value={given.words}
          onChange={(event) => setGiven({ ...given, words: event.target.value })}
          error={attempt.errorOf('words')}
          attempted={attempted}
        />
        <Button type="submit" busy={attempt.state.step === 'busy'} className="justify-self-start">
          Record it
        </Button>
        <AttemptFailure attempt={attempt} />
      </form>
    </details>
  )
}
