import { PASSWORD_MAX_LENGTH } from '@ahia/contracts/limits'
import { PasswordField } from '@ahia/ui/forms/password-field'
import { type FormEvent, useState } from 'react'
import { AttemptFailure } from '../components/attempt-failure.tsx'
import type { Attempt } from '../forms/use-attempt.ts'

type PasswordQuestionProps = {
  id: string
  email: string
  attempt: Attempt
  onGiven: (password: string) => void
}

/** Asks for the password again before something that cannot be undone. */
export function PasswordQuestion({ id, email, attempt, onGiven }: PasswordQuestionProps) {
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
