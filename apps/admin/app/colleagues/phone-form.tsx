import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { type FormEvent, useState } from 'react'

type PhoneFormProps = {
  phone: string | null
  isBusy: boolean
  onSave: (phone: string) => void
  onCancel: () => void
}

/** ADMIN-10: whose telephone it is, nobody may act on. Their sessions end with the change, as with any other. */
export function PhoneForm({ phone, isBusy, onSave, onCancel }: PhoneFormProps) {
  const [given, setGiven] = useState(phone ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(given)
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Telephone"
        type="tel"
        required
        autoFocus
        value={given}
        onChange={(event) => setGiven(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        Save telephone
      </Button>
      <Button look="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
