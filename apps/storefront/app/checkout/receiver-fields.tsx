import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Person } from './delivery-draft.rules.ts'
import type { CheckoutFieldsProps } from './delivery-fields.tsx'

type ReceiverFieldsProps = CheckoutFieldsProps & {
  /** The customer; null when the profile lacks what a courier needs. */
  self: Person | null
}

/** Who receives it: the customer, or a person they name. */
export function ReceiverFields({ draft, fieldErrors, attempted, onChange, self }: ReceiverFieldsProps) {
  const { receiver } = draft
  const name = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)

  // The pressed button was removed, so the focus moves to its replacement.
  const nameSomebody = () => {
    flushSync(() => onChange({ receiver: { name: '', phone: '' } }))
    name.current?.focus()
  }
  const takeMyself = () => {
    flushSync(() => onChange({ receiver: null }))
    change.current?.focus()
  }

  if (!receiver && self) {
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">Recipient:</span> {self.name}, {self.phone}
        </p>
        <Button
          ref={change}
          look="ghost"
          onClick={nameSomebody}
          aria-label="Change recipient"
          className="-ml-5"
        >
          Change
        </Button>
      </div>
    )
  }
  const { name: typedName, phone } = receiver ?? { name: '', phone: '' }
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">Recipient</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          ref={name}
          label="Name"
          required
          autoComplete="off"
          maxLength={200}
          value={typedName}
          onChange={({ target }) => onChange({ receiver: { name: target.value, phone } })}
          error={fieldErrors.name}
          attempted={attempted}
        />
        <TextField
          label="Telephone"
          required
          type="tel"
          autoComplete="off"
          maxLength={20}
          value={phone}
          onChange={({ target }) => onChange({ receiver: { name: typedName, phone: target.value } })}
          error={fieldErrors.phone}
          attempted={attempted}
        />
      </div>
      {self && (
        <Button look="ghost" onClick={takeMyself} className="mt-2 -ml-5">
          I'll receive it myself
        </Button>
      )}
    </fieldset>
  )
}
