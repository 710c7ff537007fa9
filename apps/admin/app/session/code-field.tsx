import { TextField } from '@ahia/ui/forms/field'
import type { ComponentProps } from 'react'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** Six digits of an authenticator app. */
export const CodeField = ({ label = 'Code from your authenticator app', ...rest }: CodeFieldProps) => (
  <TextField
    {...rest}
    label={label}
    required
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
  />
)
