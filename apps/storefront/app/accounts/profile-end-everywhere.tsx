import { endAllSessions } from '@ahia/contracts/user'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/dialog'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { AttemptFailure } from './profile-attempt-failure.tsx'
import { useAttempt } from './use-attempt.ts'

/** PROF-06 */
export function EndEverywhere({ onEnded }: { onEnded: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const attempt = useAttempt('Failed to log out everywhere')
  const end = () =>
    attempt.run(async (signal) => {
      await call(endAllSessions, {}, { signal })
      await onEnded()
    })
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Log out everywhere
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Log out everywhere?"
        actions={
          <>
            <Button look="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button busy={attempt.state.step === 'busy'} busyLabel="Logging out..." onClick={end}>
              Log out everywhere
            </Button>
          </>
        }
      >
        <p>Every phone and computer is signed out, this one too. You can log in again with your password.</p>
        <AttemptFailure attempt={attempt} />
      </Dialog>
    </>
  )
}
