import { proposeSynonym, type SearchedFor } from '@ahia/contracts/admin/searches'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

type SearchLineProps = { search: SearchedFor; mayPropose: boolean; onProposed: () => void }

export function SearchLine({ search, mayPropose, onProposed }: SearchLineProps) {
  const { words, searches, hits } = search
  const [isOpen, setOpen] = useState(false)
  const attempt = useAttempt("We couldn't save the proposal")
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const means = String(new FormData(event.currentTarget).get('means'))
    attempt.run(async (signal) => {
      await call(proposeSynonym, { words, means }, { signal })
      setOpen(false)
      onProposed()
    })
  }
  return (
    <li className="px-3 py-1">
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="min-w-0 flex-1 basis-full font-semibold wrap-anywhere sm:basis-0">{words}</span>
        <span className="text-small tabular-nums">
          {searches === 1 ? '1 search' : `${searches} searches`}
        </span>
        <span className="text-small text-text-2 tabular-nums">
          {hits === null ? 'results unknown' : hits === 1 ? '1 result' : `${hits} results`}
        </span>
        {mayPropose && (
          <Button look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            It means…<span className="sr-only"> ({words})</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <form onSubmit={send} className="flex flex-wrap items-end gap-2 pb-2">
          <TextField label={`'${words}' means the same as`} name="means" required maxLength={100} autoFocus />
          <Button type="submit" look="outline" busy={attempt.state.step === 'busy'}>
            Propose
          </Button>
        </form>
      )}
      <AttemptFailure attempt={attempt} />
    </li>
  )
}
