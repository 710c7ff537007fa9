import {
  finishDataRequest,
  IDENTITIES,
  type OfficeRequest,
  proposeErasure,
  refuseDataRequest,
  WHY_REFUSED,
} from '@ahia/contracts/admin/data-requests'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea } from '@ahia/ui/forms/field'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'
import { EFFECTS, IDENTITY_WORDS, KINDS, WHY_REFUSED_WORDS } from './request-words.ts'

const STATES = { OPEN: ['info', 'Open'], DONE: ['ok', 'Done'], REFUSED: ['danger', 'Refused'] } as const

/** PRIV-08: what was asked, by when it is answered, and the answer. */
export function RequestCard({ request, onChange }: { request: OfficeRequest; onChange: () => void }) {
  const { kind, state, source, receivedAt, dueAt, words, contact, accountId, answer, decidedBy } = request
  const [tone, label] = STATES[state]
  const isLate = state === 'OPEN' && Date.parse(dueAt) < Date.now()
  return (
    <li className="grid gap-2 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 className="font-semibold">{KINDS[kind]}</h2>
        <Tag tone={tone}>{label}</Tag>
        <span className={isLate ? 'text-small font-semibold text-danger' : 'text-small text-text-2'}>
          {state === 'OPEN'
            ? `answer by ${lagosDate(dueAt)}`
            : `${decidedBy ?? 'nobody'}, ${lagosDate(request.decidedAt ?? dueAt)}`}
        </span>
        <span className="ml-auto text-small text-text-2">
          {source.toLowerCase()}, {lagosDate(receivedAt)}
        </span>
      </div>
      {words && <p className="wrap-anywhere">{words}</p>}
      <p className="text-small text-text-2">
        {accountId ? (
          <Link to={`/customers/${accountId}`} className="text-brand-text underline">
            The customer
          </Link>
        ) : (
          `No account, ${contact ?? 'no address'}`
        )}
        {request.identity === 'SIGNED_IN' && ' · asked with their password'}
      </p>
      {answer && <p className="text-small wrap-anywhere">Answer: {answer}</p>}
      {state === 'OPEN' && <Decision request={request} onChange={onChange} />}
    </li>
  )
}

function Decision({
  request: { id, kind, identity, accountId },
  onChange,
}: {
  request: OfficeRequest
  onChange: () => void
}) {
  const [answer, setAnswer] = useState('')
  const [known, setKnown] = useState<(typeof IDENTITIES)[number]>('EMAIL_ANSWERED')
  const [reason, setReason] = useState<(typeof WHY_REFUSED)[number]>('IDENTITY_UNKNOWN')
  const attempt = useAttempt("We couldn't save your decision", ['answer', 'words', 'identity'])
  const decide = (act: (signal: AbortSignal) => Promise<unknown>, done: string) =>
    attempt.run(async (signal) => {
      await act(signal)
      showToast({ kind: 'success', text: done })
      onChange()
    })
  const who = identity === null ? { identity: known } : {}
  const isErasure = kind === 'ERASURE' && accountId !== null
  const isBusy = attempt.state.step === 'busy'
  return (
    <details>
      <summary className="cursor-pointer py-2.5 font-semibold">Answer…</summary>
      <div className="grid max-w-reading gap-3">
        <p className="text-small text-text-2">{EFFECTS[kind]}</p>
        {identity === null && (
          <SelectField
            label="How we know who is asking"
            isUnmarked
            value={known}
            onChange={(event) => setKnown(IDENTITIES.find((one) => one === event.target.value) ?? known)}
          >
            {IDENTITIES.map((one) => (
              <option key={one} value={one}>
                {IDENTITY_WORDS[one]}
              </option>
            ))}
          </SelectField>
        )}
        <TextArea
          label={isErasure ? 'Reason, for the colleague who decides' : 'Message to them'}
          required
          rows={3}
          maxLength={1_000}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          error={attempt.errorOf('answer') ?? attempt.errorOf('words') ?? attempt.errorOf('identity')}
          attempted={attempt.state.step === 'failed'}
        />
        {isErasure ? (
          <Button
            className="justify-self-start"
            busy={isBusy}
            onClick={() =>
              decide(
                (signal) => call(proposeErasure, { id, words: answer, ...who }, { signal }),
                'Proposed to a colleague',
              )
            }
          >
            Propose to erase them
          </Button>
        ) : (
          <Button
            className="justify-self-start"
            busy={isBusy}
            onClick={() =>
              decide(
                (signal) => call(finishDataRequest, { id, answer, ...who }, { signal }),
                'Done, and emailed',
              )
            }
          >
            Do it and send the answer
          </Button>
        )}
        <SelectField
          label="Or refuse because"
          isUnmarked
          value={reason}
          onChange={(event) => setReason(WHY_REFUSED.find((one) => one === event.target.value) ?? reason)}
        >
          {WHY_REFUSED.map((one) => (
            <option key={one} value={one}>
              {WHY_REFUSED_WORDS[one]}
            </option>
          ))}
        </SelectField>
        <Button
          look="outline"
          className="justify-self-start"
          busy={isBusy}
          onClick={() =>
            decide(
              (signal) => call(refuseDataRequest, { id, answer, reason }, { signal }),
              'Refused, and emailed',
            )
          }
        >
          Refuse and send
        </Button>
        <AttemptFailure attempt={attempt} />
      </div>
    </details>
  )
}
