import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@ahia/contracts/limits'
import { changeShopPassword } from '@ahia/contracts/seller/shop-settings'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { AccountForm } from '@ahia/web/forms/account-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useTyped } from '@ahia/web/forms/use-typed'
import { NewPasswordFields } from '@ahia/web/passwords/new-password-fields'
import { passwordErrors, TOO_SHORT_LONG } from '@ahia/web/passwords/password.rules'
import { useEffect, useRef, useState } from 'react'
import { SectionCard } from './section-card.tsx'

type PasswordSectionProps = { email: string; onChanged: () => void }

/** SELL-61: a new password needs the current one, and signs out all other devices. */
export function PasswordSection({ email, onChanged }: PasswordSectionProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'changed'>('closed')
  const place = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) place.current?.focus() // the pressed button is gone
    hasMoved.current = true
  }, [step])
  const end = () => {
    setStep('changed')
    onChanged()
  }
  return (
    <SectionCard title="Password">
      <div ref={place} tabIndex={-1} className="outline-none">
        {step === 'changed' && (
          <Banner tone="ok" role="status" className="mb-4">
            Your password has been changed. All other devices are signed out.
          </Banner>
        )}
        {step === 'open' ? (
          <PasswordForm email={email} onChanged={end} onCancel={() => setStep('closed')} />
        ) : (
          <Button look="outline" onClick={() => setStep('open')}>
            Change password
          </Button>
        )}
      </div>
    </SectionCard>
  )
}

function PasswordForm({ email, onChanged, onCancel }: PasswordSectionProps & { onCancel: () => void }) {
  const attempt = useAttempt('Failed to set password', ['currentPassword', 'password'])
  const { form, typed, look } = useTyped((text) => ({
    currentPassword: text('currentPassword'),
    password: text('password'),
    confirmation: text('confirmation'),
  }))
  const { currentPassword, password } = typed
  const unproven = currentPassword === '' ? 'Enter your current password' : null
  const { shortfall, mismatch } = passwordErrors(typed, TOO_SHORT_LONG)
  const submit = () =>
    attempt.run(async (signal) => {
      await shopSession.call(changeShopPassword, { currentPassword, password }, { signal })
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
