import { getProofChallenge, giveProof } from '@ahia/contracts/admin/session'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { CodeField } from './code-field.tsx'
import { showPasskey } from './passkeys.ts'
import { call, type ProofRequest, proofStore, setMe } from './staff-session.ts'
import { useStaff } from './use-staff.ts'

/** ADMIN-05: asks a colleague to show again that it is them, wherever a call wants it. */
export function ProofDialog() {
  const request = useSyncExternalStore(proofStore.subscribe, proofStore.get, () => null)
  return request && <Proof request={request} />
}

function Proof({ request }: { request: ProofRequest }) {
  const staff = useStaff()
  const [code, setCode] = useState('')
  const attempt = useAttempt("We couldn't check it", ['code'])
  if (staff.state !== 'staff') return null
  const { hasPasskey, hasAuthenticator } = staff.me
  const proposal = request.proposal ?? undefined

  const withPasskey = () =>
    attempt.run(async (signal) => {
      const { challengeId, options } = await call(getProofChallenge, proposal ? { proposal } : {}, { signal })
      const passkey = await showPasskey(options)
      const { me } = await call(giveProof, { challengeId, passkey }, { signal })
      setMe(me)
      request.isDone(true)
    })
  const withCode = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const { me } = await call(giveProof, { code: code.trim(), ...(proposal && { proposal }) }, { signal })
      setMe(me)
      request.isDone(true)
    })
  }
  const isBusy = attempt.state.step === 'busy'
  return (
    <Dialog open onClose={() => request.isDone(false)} title="Confirm it's you">
      <p className="text-text-2">
        {request.proposal
          ? 'This happens as soon as you agree. Confirm with your passkey or a new code.'
          : "We ask before important changes. We won't ask again for five minutes."}
      </p>
      {hasPasskey && (
        <Button onClick={withPasskey} busy={isBusy} className="mt-4 w-full" autoFocus>
          Use your passkey
        </Button>
      )}
      {hasAuthenticator && (
        <form onSubmit={withCode} className="mt-4 grid gap-3">
          <CodeField
            autoFocus={!hasPasskey}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={attempt.errorOf('code')}
            attempted={attempt.state.step === 'failed'}
          />
          <Button type="submit" look={hasPasskey ? 'outline' : 'primary'} busy={isBusy}>
            Confirm
          </Button>
        </form>
      )}
      <AttemptFailure attempt={attempt} />
    </Dialog>
  )
}
