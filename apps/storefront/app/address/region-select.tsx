import { findCountry, findRegion, placeOptions } from '@ahia/rules/place-options'
import { type PlaceList, PlaceSelect, type PlaceSelectProps } from './place-select.tsx'
import { useCountries } from './use-countries.ts'
import { useRegions } from './use-regions.ts'

type Props = PlaceSelectProps & {
  /** The full name of the chosen country; empty for none. */
  country: string
}

/** DATA-06, PROF-03: the states or provinces of the chosen country. */
export function RegionSelect({ country, ...props }: Props) {
  return (
    <PlaceSelect
      autoComplete="address-level1"
      {...props}
      list={useRegionList(country, props.value)}
      prompt="Select state or province"
    />
  )
}

function useRegionList(country: string, value: string): PlaceList {
  const countries = useCountries().part
  const chosen = countries.state === 'ready' ? findCountry(countries.value, country) : null
  const code = chosen?.state === 'known' ? chosen.place.code : null
  const { part, reload } = useRegions(code)

  if (country === '' || chosen?.state === 'unknown')
    return { state: 'locked', reason: 'Choose a country first.' }
  if (countries.state === 'failed')
    return { state: 'locked', reason: 'Wait for the list of countries to load.' }
  if (part.state === 'loading') return part
  if (part.state === 'failed') return { ...part, reload }
  const found = findRegion(part.value, value, country)
  return {
    state: 'ready',
    options: placeOptions(part.value),
    chosen: found.state === 'known' ? found.place.name : '',
    unknown: found.state === 'unknown' ? found.message : null,
  }
}
