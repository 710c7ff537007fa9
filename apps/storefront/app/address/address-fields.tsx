import { TextField } from '@ahia/ui/forms/field'
import { CountrySelect } from './country-select.tsx'
import { RegionSelect } from './region-select.tsx'

type AddressField = 'street' | 'city' | 'country' | 'state'
type AddressPlace = { country: string; state: string }

type AddressFieldsProps = {
  wordsOf: (field: AddressField) => { error: string | null; attempted: boolean }
  place: AddressPlace
  onPlace: (place: AddressPlace) => void
}

/** AUTH-06, MERCH-03: the address of a person or a shop. */
export function AddressFields({ wordsOf, place, onPlace }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label="Street"
        name="street"
        autoComplete="address-line1"
        required
        maxLength={200}
        {...wordsOf('street')}
      />
      <TextField
        label="City"
        name="city"
        autoComplete="address-level2"
        required
        maxLength={100}
        {...wordsOf('city')}
      />
      <CountrySelect
        label="Country"
        isRequired
        value={place.country}
        onChange={(country) => onPlace({ country, state: '' })}
        {...wordsOf('country')}
      />
      <RegionSelect
        label="State"
        isRequired
        country={place.country}
        value={place.state}
        onChange={(state) => onPlace({ ...place, state })}
        {...wordsOf('state')}
      />
    </>
  )
}
