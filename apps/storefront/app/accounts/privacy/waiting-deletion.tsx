import type { DataOf } from '@ahia/contracts/endpoint'
import { getDeletion, keepMyAccount } from '@ahia/contracts/profile/privacy'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { call } from '#session/customer-session.ts'

type Deletion = DataOf<typeof getDeletion>

export const askForDeletion = (signal: AbortSignal): Promise<Deletion> => call(getDeletion, {}, { signal })

/** PRIV-04: in the dialog, before somebody decides. */
export function WhatItWaitsFor({ waitsFor, latestAt }: Pick<Deletion, 'waitsFor' | 'latestAt'>) {
  return (
    <div className="mt-3 rounded-card bg-warn-soft p-4">
      <p className="font-semibold">We'll wait for your orders first</p>
      <p className="text-small">
        {waitsFor.length === 1 ? "This order isn't" : "These orders aren't"} finished yet. We'll delete your
        account once
        {waitsFor.length === 1 ? ' it is' : ' they are'}, on {lagosDate(latestAt)} at the latest.
      </p>
      <ul className="mt-2 list-disc pl-5 text-small">
        {waitsFor.map(({ orderId, shopName }) => (
          <li key={orderId}>
            Order #{orderId.slice(-8)} from {shopName}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** PRIV-04: asked for, and not done yet. */
export function WaitingDeletion({ latestAt, onKept }: { latestAt: string; onKept: () => void }) {
  const attempt = useAttempt("We couldn't keep your account")
  const keep = () =>
    attempt.run(async (signal) => {
      await call(keepMyAccount, {}, { signal })
      onKept()
    })
  return (
    <>
      <p className="mb-4 text-text-2">
        We'll delete your account once your <Link to="/orders">orders</Link> are finished, on{' '}
        {lagosDate(latestAt)} at the latest.
      </p>
      <Button look="outline" busy={attempt.state.step === 'busy'} busyLabel="Saving..." onClick={keep}>
        Keep my account
      </Button>
      <AttemptFailure attempt={attempt} />
    </>
  )
}
