import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@ahia/contracts/limits'
import { Button } from '@ahia/ui/button'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { useEffect } from 'react'
import { AccountForm } from '../forms/account-form.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { useTyped } from '../forms/use-typed.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordErrors, TOO_SHORT_LONG } from './password.rules.ts'

type Passwords = { currentPassword: string; password: string }

type ChangePasswordFormProps = {
  email: string
  /** Shown when the error itself has no message. */
  failed: string
  save: (passwords: Passwords, signal: AbortSignal) => Promise<unknown>
  onChanged: () => void
  onCancel: () => void
}

/** A new password needs the current one. */
export function ChangePasswordForm({ email, failed, save, onChanged, onCancel }: ChangePasswordFormProps) {
  const attempt = useAttempt(failed, ['currentPassword', 'password'])
  const { form, typed, look } = useTyped((text) => ({
    currentPassword: text('currentPassword'),
    password: text('password'),
    confirmation: text('confirmation'),
  }))
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=currentPassword]')?.focus(), [form])
  const { currentPassword, password } = typed
  const unproven = currentPassword === '' ? 'Enter your current password' : null
  const { shortfall, mismatch } = passwordErrors(typed, TOO_SHORT_LONG)
  const submit = () =>
    attempt.run(async (signal) => {
      await save({ currentPassword, password }, signal)
      onChanged()
    })
  return (
    <div className="grid max-w-110 gap-3">
      <AccountForm
        form={form}
        attempt={attempt}
        onSubmit={submit}
        onInput={look}
        button="Save password"
        busyLabel="Saving..."
        missing={unproven ?? shortfall ?? mismatch}
      >
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          error={unproven ?? attempt.errorOf('currentPassword')}
          attempted={attempt.errorOf('currentPassword') !== null}
        />
        <NewPasswordFields
          email={email}
          label="New password"
          hint={`Use at least ${PASSWORD_MIN_LENGTH} characters. A short sentence works well.`}
          shortfall={shortfall}
          mismatch={mismatch}
          fieldError={attempt.errorOf('password')}
        />
      </AccountForm>
      <Button look="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
