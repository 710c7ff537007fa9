import type { Country } from '@ahia/contracts/reference'
import { COUNTRIES } from './countries.ts'

/** DATA-06: without their regions, which are requested per country. */
export const listCountries = (): Country[] => COUNTRIES.map(({ country }) => country)
