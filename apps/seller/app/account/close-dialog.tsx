import { closeShop, type ShopClosing } from '@ahia/contracts/seller/shop-settings'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { PasswordQuestion } from '@ahia/web/passwords/password-question'
import { useAttemptDialog } from '@ahia/web/passwords/use-attempt-dialog'
import { useId } from 'react'

type CloseDialogProps = {
  closing: ShopClosing
  email: string
  onClosed: () => void
  /** The account closes later. */
  onNotice: () => void
}

/** SELL-53: says what goes and what stays, and asks for the password. */
export function CloseDialog({ closing, email, onClosed, onNotice }: CloseDialogProps) {
  const attempt = useAttempt("We couldn't close your account.")
  const dialog = useAttemptDialog(attempt)
  const formId = useId()
  const close = (password: string) =>
    attempt.run(async (signal) => {
      const { closesAt } = await shopSession.call(closeShop, { password }, { signal })
      if (closesAt !== null) return onNotice()
      onClosed()
      shopSession.end()
    })
  return (
    <>
      <Button look="outline" onClick={dialog.open}>
        Close my account
      </Button>
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title="Close your account?"
        actions={
          <>
            <Button look="outline" disabled={dialog.isBusy} onClick={dialog.close}>
              Keep my account
            </Button>
            <Button look="danger" type="submit" form={formId} busy={dialog.isBusy} busyLabel="Closing...">
              Close my account
            </Button>
          </>
        }
      >
        <WhatGoesAndStays email={email} closesAtOnce={closing.closesAtOnce} />
        <PasswordQuestion id={formId} email={email} attempt={attempt} onGiven={close} />
      </Dialog>
    </>
  )
}

function WhatGoesAndStays({ email, closesAtOnce }: { email: string; closesAtOnce: boolean }) {
  return (
    <div className="grid gap-3">
      <p>
        {closesAtOnce
          ? "Your account closes now, and you'll be signed out everywhere. You can't undo this."
          : "Shoppers can't buy from you from now on. Please still send the orders that are already paid. In a month you'll be signed out everywhere and your account is closed."}
      </p>
      <p>
        <strong>What we delete:</strong> {email}, your password, phone number, street, description and logo.
      </p>
      <p>
        <strong>What stays:</strong> your shop's name, its orders and invoices, and the terms you accepted.
        The law requires us to keep them.
      </p>
    </div>
  )
}
