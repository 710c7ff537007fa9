import { CodeBoxes } from '@ahia/ui/forms/code-boxes'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { StepBar } from '@ahia/ui/step-bar'
import { useState } from 'react'

const STEPS = ['Create a Password', 'Profile Information', 'Select Package']

export function SignInSamples() {
  const [digits, setDigits] = useState<readonly string[]>(['', '', '', ''])
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <CodeBoxes label="Verification code" digits={digits} onChange={setDigits} />
      <CodeBoxes label="A wrong code" digits={['0', '0', '4', '2']} onChange={() => {}} isWrong />
      <PasswordField label="Password" autoComplete="off" required hint="At least 8 characters." />
      <StepBar label="First of two" steps={STEPS.slice(0, 2)} current={0} />
      <StepBar label="Second of three" steps={STEPS} current={1} />
    </div>
  )
}
