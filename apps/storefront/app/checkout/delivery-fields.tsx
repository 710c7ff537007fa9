import { DELIVERY_COUNTRY, DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import type { ReactNode } from 'react'
import type { DeliveryDraft, FieldErrors } from './delivery-draft.rules.ts'

export type CheckoutFieldsProps = {
  draft: DeliveryDraft
  fieldErrors: FieldErrors
  /** The form was submitted, so untouched fields show their errors too. */
  attempted: boolean
  onChange: (changes: Partial<DeliveryDraft>) => void
}

/** A pickup has no gate. */
const INFO_HINTS = {
  DOORDELIVERY: 'Landmark, house colour, gate description',
  PICKUP: 'Anything the shop should know',
} as const

type DeliveryFieldsProps = CheckoutFieldsProps & {
  /** About the chosen state, right below it. */
  note: ReactNode
}

/** CHK-02: where it goes. WIN-87: a pickup needs the state only, so that is all it asks for. */
export function DeliveryFields({ draft, fieldErrors, attempted, onChange, note }: DeliveryFieldsProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-h3 font-extrabold">Delivery information</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Country"
          required
          disabled
          value={DELIVERY_COUNTRY}
          hint="Currently, we only deliver within Nigeria"
        >
          <option>{DELIVERY_COUNTRY}</option>
        </SelectField>
        <SelectField
          label="State"
          required
          value={draft.state}
          onChange={({ target }) =>
            onChange({ state: DELIVERY_STATES.find((state) => state === target.value) ?? '' })
          }
          hint="We currently deliver to these states only"
          error={fieldErrors.state}
          attempted={attempted}
        >
          <option value="">Select a state</option>
          {DELIVERY_STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
        <div className="empty:hidden sm:col-span-2">{note}</div>
        {draft.way === 'DOORDELIVERY' && (
          <>
            <TextField
              label="City"
              required
              autoComplete="address-level2"
              maxLength={100}
              value={draft.city}
              onChange={({ target }) => onChange({ city: target.value })}
              error={fieldErrors.city}
              attempted={attempted}
            />
            <TextField
              label="Street"
              required
              autoComplete="address-line1"
              maxLength={200}
              value={draft.street}
              onChange={({ target }) => onChange({ street: target.value })}
              error={fieldErrors.street}
              attempted={attempted}
            />
          </>
        )}
      </div>
      <TextArea
        label="Additional Information"
        rows={3}
        maxLength={1000}
        value={draft.info}
        onChange={({ target }) => onChange({ info: target.value })}
        hint={INFO_HINTS[draft.way]}
      />
    </fieldset>
  )
}
