import type { Country } from '@ahia/contracts/reference'
import { COUNTRIES } from './countries.ts'

/** DATA-06 */
export const listCountries = (): Country[] => COUNTRIES.map(({ country }) => country)
