import type { DataOf } from '@ahia/contracts/endpoint'
import { listConsents, setConsent } from '@ahia/contracts/profile/privacy'
import { CONSENTS } from '@ahia/reference/data-map/consents'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/customer-session.ts'
import { useOwnAnswer } from '../profile/answer.ts'
import { ProfileRow } from '../profile/group.tsx'

type Consent = DataOf<typeof listConsents>['consents'][number]

const askForConsents = async (signal: AbortSignal): Promise<readonly Consent[]> =>
  (await call(listConsents, {}, { signal })).consents

/** PRIV-07: what the customer has agreed to; one press gives it, one takes it back. */
export function ConsentsSection() {
  const { part, reload, put } = useOwnAnswer({
    ask: askForConsents,
    fallback: "We couldn't load what you agreed to.",
  })
  const change = (purpose: Consent['purpose'], isGiven: boolean) =>
    put((shown) =>
      shown.map((one) =>
        one.purpose === purpose
          ? { purpose, isGiven, since: isGiven ? new Date().toISOString() : null }
          : one,
      ),
    )
  return (
    <ProfileRow title="What you agreed to">
      <LoadedPart part={part} reload={reload}>
        {(consents) => (
          <ul className="divide-y divide-border">
            {consents.map((consent) => (
              <ConsentRow
                key={consent.purpose}
                consent={consent}
                onChange={(isGiven) => change(consent.purpose, isGiven)}
              />
            ))}
          </ul>
        )}
      </LoadedPart>
    </ProfileRow>
  )
}

type ConsentRowProps = { consent: Consent; onChange: (isGiven: boolean) => void }

function ConsentRow({ consent: { purpose, isGiven, since }, onChange }: ConsentRowProps) {
  const { label, words } = CONSENTS[purpose]
  const attempt = useAttempt("We couldn't save it")
  const [note, setNote] = useState('')
  const set = () =>
    attempt.run(async (signal) => {
      const answer = await call(setConsent, { purpose, isGiven: !isGiven }, { signal })
      onChange(answer.isGiven)
      const isWaiting = !isGiven && !answer.isGiven
      setNote(
        isWaiting ? 'Check your email and confirm it there.' : answer.isGiven ? 'Agreed.' : 'Withdrawn.',
      )
    })
  // The gender itself is chosen in the profile's form.
  const isOffered = isGiven || purpose !== 'GENDER'
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">{label}</p>
      <p className="text-small text-text-2">{words}</p>
      <div className="flex flex-wrap items-center gap-3">
        {isOffered && (
          <Button
            look="outline"
            busy={attempt.state.step === 'busy'}
            busyLabel="Saving..."
            aria-label={`${isGiven ? 'Withdraw' : 'Agree'}: ${label}`}
            onClick={set}
          >
            {isGiven ? 'Withdraw' : 'Agree'}
          </Button>
        )}
        <span role="status" className="text-small text-text-2">
          {note || (since ? `Agreed on ${lagosDate(since)}` : 'Not agreed')}
        </span>
      </div>
      {attempt.state.step === 'failed' && (
        <p role="alert" className="text-small font-semibold text-danger">
          {attempt.state.message}
        </p>
      )}
    </li>
  )
}
