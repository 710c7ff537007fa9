import { askForExport } from '@ahia/contracts/profile/privacy'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { PasswordQuestion } from '@ahia/web/passwords/password-question'
import { useAttemptDialog } from '@ahia/web/passwords/use-attempt-dialog'
import { useId, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { ProfileRow } from '../profile/group.tsx'

/** PRIV-02: emails a link to everything that we hold about the customer. */
export function ExportSection({ email }: { email: string }) {
  const attempt = useAttempt("We couldn't send the email")
  const dialog = useAttemptDialog(attempt)
  const formId = useId()
  const [isSent, setSent] = useState(false)
  const ask = (password: string) =>
    attempt.run(async (signal) => {
      await call(askForExport, { password }, { signal })
      setSent(true)
      dialog.close()
    })
  return (
    <ProfileRow title="Your data">
      <p className="mb-4 text-text-2">
        See and download everything we hold about you. We'll email you a link that works for 24 hours.
      </p>
      <Button look="outline" onClick={dialog.open}>
        Get my data
      </Button>
      <p role="status" className="mt-3 text-small wrap-anywhere text-text-2 empty:hidden">
        {isSent && `We've emailed the link to ${email}.`}
      </p>
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title="Get your data"
        actions={
          <Button type="submit" form={formId} busy={dialog.isBusy} busyLabel="Sending...">
            Email me the link
          </Button>
        }
      >
        <p>To keep your data private, enter your password first.</p>
        <PasswordQuestion id={formId} email={email} attempt={attempt} onGiven={ask} />
      </Dialog>
    </ProfileRow>
  )
}
