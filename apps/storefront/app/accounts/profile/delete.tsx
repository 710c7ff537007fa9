import { deleteMyAccount } from '@ahia/contracts/user'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { PasswordQuestion } from '@ahia/web/passwords/password-question'
import { useAttemptDialog } from '@ahia/web/passwords/use-attempt-dialog'
import { useId, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { askForDeletion, WaitingDeletion, WhatItWaitsFor } from '../privacy/waiting-deletion.tsx'
import { useOwnAnswer } from './answer.ts'
import type { LoadLeave } from './end-everywhere.tsx'
import { ProfileRow } from './group.tsx'
import { NewsletterQuestion } from './newsletter-question.tsx'

type DeleteSectionProps = { email: string; loadGoodbye: LoadLeave }

/** PROF-06: deletes the account, once the password is confirmed. */
export function DeleteSection({ email, loadGoodbye }: DeleteSectionProps) {
  const attempt = useAttempt('Failed to delete your account')
  const dialog = useAttemptDialog(attempt)
  const formId = useId()
  const [leavesNewsletter, setLeavesNewsletter] = useState(true)
  const deletion = useOwnAnswer({ ask: askForDeletion, fallback: '' })
  const waiting = deletion.part.state === 'ready' ? deletion.part.value : null
  const waits = (waiting?.waitsFor.length ?? 0) > 0
  const remove = (password: string) =>
    attempt.run(async (signal) => {
      const sayGoodbye = await loadGoodbye()
      const choice = { keepNewsletter: !leavesNewsletter, ...(waits && { whenPossible: true }) }
      const { isDeleted } = await call(deleteMyAccount, { password, ...choice }, { signal })
      if (isDeleted) await sayGoodbye()
      else {
        deletion.reload()
        dialog.close()
      }
    })
  return (
    <ProfileRow title="Delete account">
      {waiting?.requestedAt ? (
        <WaitingDeletion latestAt={waiting.latestAt} onKept={deletion.reload} />
      ) : (
        <>
          <p className="mb-4 text-text-2">This is permanent. We'll show you what is deleted first.</p>
          <Button look="outline" onClick={dialog.open}>
            Delete my account
          </Button>
        </>
      )}
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title="Delete your account?"
        actions={
          <>
            <Button look="outline" disabled={dialog.isBusy} onClick={dialog.close}>
              Keep my account
            </Button>
            <Button look="danger" type="submit" form={formId} busy={dialog.isBusy} busyLabel="Deleting...">
              Delete my account
            </Button>
          </>
        }
      >
        <WhatGoesAndStays email={email} />
        {waiting && waits && <WhatItWaitsFor {...waiting} />}
        {dialog.isOpen && (
          <NewsletterQuestion email={email} isRemoved={leavesNewsletter} onChange={setLeavesNewsletter} />
        )}
        <PasswordQuestion id={formId} email={email} attempt={attempt} onGiven={remove} />
      </Dialog>
    </ProfileRow>
  )
}

function WhatGoesAndStays({ email }: { email: string }) {
  return (
    <div className="grid gap-3">
      <p>
        <strong>What we delete:</strong> your name, {email}, your phone number, your address, your password
        and your recent activity. You'll be signed out everywhere. You can't undo this.
      </p>
      <p>
        <strong>What stays:</strong> your past orders in the shops' records, without your name. You can open a
        new account with the same email.
      </p>
    </div>
  )
}
