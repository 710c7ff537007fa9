import { RECEIVER_KIND_NAMES } from '@ahia/reference/data-map/receivers'
import { SWITCH_NAMES } from '@ahia/reference/staff/switches'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const countrySchema = z.strictObject({ name: z.string(), code: z.string().length(2) })

const regionSchema = z.strictObject({
  name: z.string(),
  code: z.string().min(1).nullable().describe('null: the region has no code'),
})

export type Country = z.output<typeof countrySchema>
export type Region = z.output<typeof regionSchema>

/** DATA-06: without regions, which are requested per country. */
export const listCountries = endpoint({
  method: 'GET',
  path: '/reference/countries',
  auth: 'none',
  isPublic: true,
  tag: 'reference',
  summary: 'The countries of the world, by name',
  data: z.strictObject({ countries: z.array(countrySchema) }),
  errors: [],
})

/** DATA-06: the regions of one country. */
export const listRegions = endpoint({
  method: 'GET',
  path: '/reference/countries/{code}/regions',
  auth: 'none',
  isPublic: true,
  tag: 'reference',
  summary: 'The states or provinces of one country, by name',
  params: z.strictObject({ code: z.string() }),
  data: z.strictObject({ country: countrySchema, regions: z.array(regionSchema) }),
  errors: ['COUNTRY_NOT_FOUND'],
})

/** PRIV-10: from the configuration that is in force, so the privacy page cannot be out of date. */
export const listReceivers = endpoint({
  method: 'GET',
  path: '/reference/receivers',
  auth: 'none',
  isPublic: true,
  tag: 'reference',
  summary: 'The companies that handle personal data for the market at present',
  data: z.strictObject({
    receivers: z.array(
      z.strictObject({ kind: z.enum(RECEIVER_KIND_NAMES), name: z.string(), country: z.string() }),
    ),
  }),
  errors: [],
})

const stoppedSchema = z.strictObject({ name: z.enum(SWITCH_NAMES), words: z.string() })
export type Stopped = z.output<typeof stoppedSchema>

/** ADMIN-53: the pages that it concerns bring it. They are kept for seconds only, and what is sent is refused within seconds too. */
export const listStopped = endpoint({
  method: 'GET',
  path: '/switches',
  auth: 'none',
  tag: 'reference',
  summary: 'What the market has stopped for a while, in words for shoppers',
  data: z.strictObject({ stopped: z.array(stoppedSchema) }),
  errors: [],
})
