import { endAllSessions } from '@ahia/contracts/user'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useAttemptDialog } from '@ahia/web/passwords/use-attempt-dialog'
import { call } from '#session/customer-session.ts'

/** Fetches the script for what follows, before anything is done that cannot be undone. */
export type LoadLeave = () => Promise<() => Promise<void>>

/** PROF-06: signs out on every device, this one included. */
export function EndEverywhere({ loadLogOut }: { loadLogOut: LoadLeave }) {
  const attempt = useAttempt('Failed to sign out everywhere')
  const dialog = useAttemptDialog(attempt)
  const end = () =>
    attempt.run(async (signal) => {
      const logOut = await loadLogOut()
      await call(endAllSessions, {}, { signal })
      await logOut()
    })
  return (
    <>
      <Button look="outline" onClick={dialog.open}>
        Sign out everywhere
      </Button>
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title="Sign out everywhere?"
        actions={
          <>
            <Button look="outline" disabled={dialog.isBusy} onClick={dialog.close}>
              Cancel
            </Button>
            <Button busy={dialog.isBusy} busyLabel="Signing out..." onClick={end}>
              Sign out everywhere
            </Button>
          </>
        }
      >
        <p>
          You'll be signed out on every phone and computer, including this one. You can sign in again with
          your password.
        </p>
        <AttemptFailure attempt={attempt} />
      </Dialog>
    </>
  )
}
