import type { Country, Region } from '@ahia/contracts/reference'
// The package's own module writes the word 'undefined' where a region has no code; its JSON leaves the code out.
import source from 'country-region-data/data.json' with { type: 'json' }

type CountryWithRegions = { country: Country; regions: readonly Region[] }

/** By name, as the source has them. */
export const COUNTRIES: readonly CountryWithRegions[] = source.map(
  ({ countryName, countryShortCode, regions }) => ({
    country: { name: countryName, code: countryShortCode },
    regions: regions.map(({ name, shortCode }) => ({ name, code: shortCode || null })),
  }),
)
