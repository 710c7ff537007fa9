import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@ahia/contracts/limits'
import { changePassword } from '@ahia/contracts/user'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { AccountForm } from '@ahia/web/forms/account-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useTyped } from '@ahia/web/forms/use-typed'
import { NewPasswordFields } from '@ahia/web/passwords/new-password-fields'
import { passwordErrors, TOO_SHORT_LONG } from '@ahia/web/passwords/password.rules'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { call } from '#session/customer-session.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import { ProfileCard } from './profile-view.tsx'

export type PasswordStep = 'closed' | 'open' | 'changed'
type PasswordFormProps = { email: string; onChanged: () => void }
type PasswordSectionProps = PasswordFormProps & { step: PasswordStep; onStep: (step: PasswordStep) => void }

/** PROF-06: a new password needs the current one. */
export function PasswordSection({ email, step, onStep, onChanged }: PasswordSectionProps) {
  const banner = useRef<HTMLDivElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step === 'changed') banner.current?.focus() // the form that had the focus is gone
  }, [step])
  const end = () => {
    onStep('changed')
    onChanged()
  }
  const cancel = () => {
    flushSync(() => onStep('closed'))
    change.current?.focus() // where the form was opened; the pressed button is gone
  }
  return (
    <ProfileCard title="Password">
      {step === 'changed' && (
        <Banner ref={banner} tone="ok" role="status" className="mb-4">
          Your password has been changed. All other devices are signed out.
        </Banner>
      )}
      {step === 'open' ? (
        <PasswordForm email={email} onChanged={end} onCancel={cancel} />
      ) : (
        <Button ref={change} look="outline" onClick={() => onStep('open')}>
          Change password
        </Button>
      )}
    </ProfileCard>
  )
}

function PasswordForm({ email, onChanged, onCancel }: PasswordFormProps & { onCancel: () => void }) {
  const attempt = useAttempt(FAILURE_TEXTS.setPassword, ['currentPassword', 'password'])
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
      await call(changePassword, { currentPassword, password }, { signal })
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
