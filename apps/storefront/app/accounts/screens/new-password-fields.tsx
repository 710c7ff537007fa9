import { PASSWORD_MAX_LENGTH } from '@ahia/contracts/limits'
import { PasswordField } from '@ahia/ui/forms/password-field'

type NewPasswordFieldsProps = {
  /** Whose password it becomes. */
  email: string
  label: string
  hint: string
  /** What is wrong with what is typed, and what the server said of it. */
  shortfall: string | null
  mismatch: string | null
  fieldError: string | null
}

/** AUTH-05: `password`, and `confirmation` that it was typed as it was meant. */
export function NewPasswordFields({
  email,
  label,
  hint,
  shortfall,
  mismatch,
  fieldError,
}: NewPasswordFieldsProps) {
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        error={shortfall ?? fieldError}
        attempted={fieldError !== null}
        hint={hint}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        error={mismatch}
      />
    </>
  )
}
