import { changePassword } from '@ahia/contracts/user'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { ChangePasswordForm } from '@ahia/web/passwords/change-password-form'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { call } from '#session/customer-session.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import { ProfileRow } from './group.tsx'

export type PasswordStep = 'closed' | 'open' | 'changed'
type PasswordSectionProps = {
  email: string
  step: PasswordStep
  onStep: (step: PasswordStep) => void
  onChanged: () => void
}

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
    <ProfileRow title="Password">
      {step === 'changed' && (
        <Banner ref={banner} tone="ok" role="status" className="mb-4">
          Your password has been changed. All other devices are signed out.
        </Banner>
      )}
      {step === 'open' ? (
        <ChangePasswordForm
          email={email}
          failed={FAILURE_TEXTS.setPassword}
          save={(passwords, signal) => call(changePassword, passwords, { signal })}
          onChanged={end}
          onCancel={cancel}
        />
      ) : (
        <Button ref={change} look="outline" onClick={() => onStep('open')}>
          Change password
        </Button>
      )}
    </ProfileRow>
  )
}
