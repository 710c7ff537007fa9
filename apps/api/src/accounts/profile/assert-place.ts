import { invalidInput } from '#platform/http/http.errors.ts'
import { findCountry } from '#reference/find-country.ts'
import { findRegion } from '#reference/find-region.ts'

/** DATA-06: throws for an unknown country or state, naming the address field. */
export function assertCountry(country: string): void {
  if (findCountry(country) !== null) return
  throw refused('address.country', 'Choose a country from the list')
}

export function assertRegion(country: string, state: string): void {
  if (findRegion(country, state) !== null) return
  throw refused('address.state', `Choose a state of ${country} from the list`)
}

const refused = (path: string, message: string) => invalidInput([{ path, rule: 'custom', message }])
