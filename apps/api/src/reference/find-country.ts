import type { Country } from '@ahia/contracts/reference'
import { COUNTRIES } from './countries.ts'

/** DATA-06: the country of exactly this full name. */
export const findCountry = (name: string): Country | null =>
  COUNTRIES.find(({ country }) => country.name === name)?.country ?? null
