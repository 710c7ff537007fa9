import { TextField } from '@ahia/ui/forms/field'
import { CountrySelect } from '#address/country-select.tsx'
import { RegionSelect } from '#address/region-select.tsx'
import type { ProfileFieldsProps } from './basic-fields.tsx'

/** PROF-03: the state depends on the country and is cleared with it. */
export function ProfileAddressFields({ draft, stored, onChange, errorOf }: ProfileFieldsProps) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 text-h3 font-extrabold">Address</legend>
      <TextField
        label="Street Address"
        autoComplete="address-line1"
        maxLength={200}
        value={draft.street}
        onChange={(event) => onChange({ street: event.target.value })}
        hint={storedHint(draft.street, stored.address.street)}
        error={errorOf('street')}
        attempted
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        maxLength={100}
        value={draft.city}
        onChange={(event) => onChange({ city: event.target.value })}
        hint={storedHint(draft.city, stored.address.city)}
        error={errorOf('city')}
        attempted
      />
      <CountrySelect
        label="Country"
        value={draft.country}
        onChange={(country) => onChange({ country, state: '' })}
        error={errorOf('country')}
        attempted
      />
      <RegionSelect
        label="State/Province"
        country={draft.country}
        value={draft.state}
        onChange={(state) => onChange({ state })}
        error={errorOf('state')}
        attempted
      />
    </fieldset>
  )
}

/** PROF-04: an empty field is not sent, so the hint says that the old value stays. */
const storedHint = (draft: string, stored: string | null): string | undefined =>
  stored && draft.trim() === '' ? `Leave it empty to keep '${stored}'.` : undefined
