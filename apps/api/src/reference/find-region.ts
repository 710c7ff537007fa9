import type { Region } from '@ahia/contracts/reference'
import { COUNTRIES } from './countries.ts'

/** DATA-06: the region of exactly this full name, in the country of that one. */
export function findRegion(countryName: string, name: string): Region | null {
  const found = COUNTRIES.find(({ country }) => country.name === countryName)
  return found?.regions.find((region) => region.name === name) ?? null
}
