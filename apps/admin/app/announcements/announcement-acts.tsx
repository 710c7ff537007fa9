import {
  type Announcement,
  cancelAnnouncement,
  sendAnnouncement,
  testAnnouncement,
} from '@ahia/contracts/admin/announcements'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'

type ActsProps = { announcement: Announcement; onChange: () => void }

/** A test to oneself, the sending, and taking it back. */
export function AnnouncementActs({ announcement, onChange }: ActsProps) {
  const { _id: id, version, state, needsTwo, receivers } = announcement
  const [why, setWhy] = useState('')
  const attempt = useAttempt("We couldn't do this", ['why'])
  const act = (work: (signal: AbortSignal) => Promise<string>) =>
    attempt.run(async (signal) => {
      showToast({ kind: 'success', text: await work(signal) })
      onChange()
    })
  const isBusy = attempt.state.step === 'busy'
  if (state === 'SENT' || state === 'CANCELLED') return null
  return (
    <section aria-label="Sending" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      {state === 'DRAFT' && (
        <>
          <Button
            look="outline"
            className="justify-self-start"
            busy={isBusy}
            onClick={() =>
              act(async (signal) => {
                await call(testAnnouncement, { id }, { signal })
                return 'A test is on its way to you'
              })
            }
          >
            Send me a test
          </Button>
          <TextField
            label="Why it is sent"
            required
            maxLength={1000}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            error={attempt.errorOf('why')}
            attempted={attempt.state.step === 'failed'}
          />
          <Button
            className="justify-self-start"
            busy={isBusy}
            onClick={() =>
              act(async (signal) => {
                const { proposalId } = await call(sendAnnouncement, { id, version, why }, { signal })
                return proposalId ? 'Proposed to a colleague' : 'Scheduled'
              })
            }
          >
            {needsTwo
              ? 'Propose to send it'
              : `Send it to ${receivers} ${receivers === 1 ? 'shop' : 'shops'} on its day`}
          </Button>
        </>
      )}
      <Button
        look="ghost"
        className="justify-self-start"
        busy={isBusy}
        onClick={() =>
          act(async (signal) => {
            await call(cancelAnnouncement, { id, version }, { signal })
            return 'Withdrawn'
          })
        }
      >
        Withdraw it
      </Button>
      <AttemptFailure attempt={attempt} />
    </section>
  )
}
