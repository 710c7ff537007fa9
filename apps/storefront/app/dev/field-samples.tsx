import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { useState } from 'react'

export function FieldSamples() {
  const [name, setName] = useState('')
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <TextField
        label="Name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name.trim() === '' ? 'Name is required' : null}
        hint="Leave it empty and continue to see the error."
      />
      <TextField label="City" required attempted error="City is required" />
      <TextField label="Landmark" placeholder="Opposite the blue gate" />
      <TextField label="Country" value="NIGERIA" disabled hint="Disabled, with the reason here." />
      <SelectField label="State" required defaultValue="LAGOS">
        <option>ENUGU</option>
        <option>LAGOS</option>
      </SelectField>
      <TextArea label="Message" hint="Five rows." />
    </div>
  )
}
