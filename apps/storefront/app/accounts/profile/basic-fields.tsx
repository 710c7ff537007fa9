import type { User } from '@ahia/contracts/shapes/user'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { GENDER_LABELS, isGender } from '../gender-labels.ts'
import type { ProfileDraft } from './draft.rules.ts'

export type ProfileFieldsProps = {
  draft: ProfileDraft
  stored: User
  onChange: (changes: Partial<ProfileDraft>) => void
  /** The API's error for a field. */
  errorOf: (field: string) => string | null
}

/** PROF-03: name, phone and gender. */
export function ProfileBasicFields({ draft, stored, onChange, errorOf }: ProfileFieldsProps) {
  // A cleared field shows its error at once, and not when it loses focus to a button, which would then move away.
  const wordsOf = (field: 'name' | 'phone', whenEmpty: string) => ({
    error: draft[field].trim() === '' ? whenEmpty : errorOf(field),
    attempted: draft[field] !== (stored[field] ?? '') || errorOf(field) !== null,
  })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 text-h3 font-extrabold">Basic Information</legend>
      <TextField
        label="Full Name"
        required
        autoComplete="name"
        maxLength={200}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        {...wordsOf('name', 'Name is required')}
      />
      <TextField
        label="Phone Number"
        required
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={draft.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
        {...wordsOf('phone', 'Telephone is required')}
      />
      <SelectField
        label="Gender"
        autoComplete="sex"
        value={draft.gender}
        onChange={({ target: { value } }) => onChange({ gender: isGender(value) ? value : '' })}
      >
        <option value="">Select gender</option>
        {Object.entries(GENDER_LABELS).map(([gender, label]) => (
          <option key={gender} value={gender}>
            {label}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
