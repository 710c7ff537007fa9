import type { Country, Region } from '@ahia/contracts/reference'
import { COUNTRIES } from './countries.ts'
import { countryNotFound } from './reference.errors.ts'

/** DATA-06: throws for a code that no country has. */
export function listRegions(code: string): { country: Country; regions: Region[] } {
  const found = COUNTRIES.find(({ country }) => country.code === code)
  if (!found) throw countryNotFound()
  return { country: found.country, regions: [...found.regions] }
}
