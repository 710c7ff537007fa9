import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import { TextField } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>

/** Pasting and password managers work, and the password can be shown. */
export function PasswordField({ label, className, ...rest }: PasswordFieldProps) {
  const [look, setLook] = useState<'dots' | 'text'>('dots')
  const other = look === 'dots' ? 'Show' : 'Hide'
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      label={label}
      type={look === 'dots' ? 'password' : 'text'}
      className={classNames('pr-18', className)}
      trailing={
        <button
          type="button"
          aria-label={`${other} ${label}`}
          onClick={() => setLook(look === 'dots' ? 'text' : 'dots')}
          className="min-h-11 rounded-control px-3 text-small font-semibold text-brand-text hover:bg-brand-soft"
        >
          {other}
        </button>
      }
    />
  )
}
