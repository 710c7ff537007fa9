import { TextField } from '@ahia/ui/forms/field'

type EmailFieldProps = { defaultValue: string; error: string | null; attempted: boolean }

export const emailError = (email: string): string | null => (email.trim() === '' ? 'Email is required' : null)

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      placeholder="ada@example.com"
    />
  )
}
