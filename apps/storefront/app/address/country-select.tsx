import { findCountry, placeOptions } from '@ahia/rules/place-options'
import { type PlaceList, PlaceSelect, type PlaceSelectProps } from './place-select.tsx'
import { useCountries } from './use-countries.ts'

/** The country of nearly everybody. */
const PRIORITY = ['NG']

/** DATA-06. Changing the country clears the region, which belongs to the old country. */
export function CountrySelect(props: PlaceSelectProps) {
  return (
    <PlaceSelect
      autoComplete="country-name"
      {...props}
      list={useCountryList(props.value)}
      prompt="Select country"
    />
  )
}

function useCountryList(value: string): PlaceList {
  const { part, reload } = useCountries()
  if (part.state === 'loading') return part
  if (part.state === 'failed') return { ...part, reload }
  const found = findCountry(part.value, value)
  return {
    state: 'ready',
    options: placeOptions(part.value, { priority: PRIORITY }),
    chosen: found.state === 'known' ? found.place.name : '',
    unknown: found.state === 'unknown' ? found.message : null,
  }
}
