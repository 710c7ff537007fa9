import { PASSWORD_MAX_LENGTH } from '@ahia/contracts/limits'
import { deleteMyAccount } from '@ahia/contracts/user'
import { Button } from '@ahia/ui/button'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { useAttemptDialog } from '../use-attempt-dialog.ts'
import { AttemptFailure } from './attempt-failure.tsx'
import type { LoadLeave } from './end-everywhere.tsx'
import { NewsletterQuestion } from './newsletter-question.tsx'
import { ProfileCard } from './profile-view.tsx'

type DeleteSectionProps = { email: string; loadGoodbye: LoadLeave }

/** PROF-06: deletes the account, once the password is confirmed. */
export function DeleteSection({ email, loadGoodbye }: DeleteSectionProps) {
  const attempt = useAttempt('Failed to delete your account')
  const dialog = useAttemptDialog(attempt)
  const formId = useId()
  const [leavesNewsletter, setLeavesNewsletter] = useState(true)
  const remove = (password: string) =>
    attempt.run(async (signal) => {
      const sayGoodbye = await loadGoodbye()
      await call(deleteMyAccount, { password, keepNewsletter: !leavesNewsletter }, { signal })
      await sayGoodbye()
    })
  return (
    <ProfileCard title="Delete account">
      <p className="mb-4 text-text-2">This is permanent. We'll show you what is deleted first.</p>
      <Button look="outline" onClick={dialog.open}>
        Delete my account
      </Button>
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
        {dialog.isOpen && (
          <NewsletterQuestion email={email} isRemoved={leavesNewsletter} onChange={setLeavesNewsletter} />
        )}
        <PasswordQuestion id={formId} email={email} attempt={attempt} onGiven={remove} />
      </Dialog>
    </ProfileCard>
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

type PasswordQuestionProps = {
  id: string
  email: string
  attempt: Attempt
  onGiven: (password: string) => void
}

function PasswordQuestion({ id, email, attempt, onGiven }: PasswordQuestionProps) {
  const [password, setPassword] = useState('')
  const [attempted, setAttempted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (password !== '') onGiven(password)
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="mt-5">
      <input type="text" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={password === '' ? 'Password is required' : null}
        attempted={attempted}
      />
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
