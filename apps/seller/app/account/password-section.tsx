import { changeShopPassword } from '@ahia/contracts/seller/shop-settings'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { ChangePasswordForm } from '@ahia/web/passwords/change-password-form'
import { useEffect, useRef, useState } from 'react'
import { SectionCard } from './section-card.tsx'

type PasswordSectionProps = { email: string; onChanged: () => void }

/** SELL-61: a new password needs the current one, and signs out all other devices. */
export function PasswordSection({ email, onChanged }: PasswordSectionProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'changed'>('closed')
  const place = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    // The pressed button is gone; a form that opens has the focus in its first field.
    if (hasMoved.current && step !== 'open') place.current?.focus()
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
          <ChangePasswordForm
            email={email}
            failed="Failed to set password"
            save={(passwords, signal) => shopSession.call(changeShopPassword, passwords, { signal })}
            onChanged={end}
            onCancel={() => setStep('closed')}
          />
        ) : (
          <Button look="outline" onClick={() => setStep('open')}>
            Change password
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
