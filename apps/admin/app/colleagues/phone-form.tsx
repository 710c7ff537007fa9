import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { type FormEvent, useState } from 'react'

type PhoneFormProps = { phone: string | null; isBusy: boolean; onSave: (phone: string) => void }

/** ADMIN-10: whose telephone it is, nobody may act on; their sessions end with the change, as with any other. */
export function PhoneForm({ phone, isBusy, onSave }: PhoneFormProps) {
  const [given, setGiven] = useState<string | null>(null)
  if (given === null)
    return (
      <Button look="ghost" className="justify-self-start" onClick={() => setGiven(phone ?? '')}>
        {phone === null ? 'Add telephone' : 'Change telephone'}
      </Button>
    )
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
        value={given}
        onChange={(event) => setGiven(event.target.value)}
        attempted={false}
      />
      <Button type="submit" busy={isBusy}>
        Save telephone
      </Button>
      <Button look="ghost" onClick={() => setGiven(null)}>
        Cancel
      </Button>
    </form>
  )
}
