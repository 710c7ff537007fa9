import { PASSWORD_MAX_LENGTH } from '@ahia/contracts/limits'
import { PasswordField } from '@ahia/ui/forms/password-field'

type NewPasswordFieldsProps = {
  /** The account whose password it becomes. */
  email: string
  label: string
  hint: string
  /** The error in what is typed, and the server's error. */
  shortfall: string | null
  mismatch: string | null
  fieldError: string | null
}

/** AUTH-05: `password`, and `confirmation` against typing errors. */
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
