import { SWITCH_NAMES } from '@ahia/reference/switches'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const stoppedSchema = z.strictObject({ name: z.enum(SWITCH_NAMES), words: z.string() })
export type Stopped = z.output<typeof stoppedSchema>

/** ADMIN-53: asked by the pages it concerns, and never older than a few seconds. */
export const listStopped = endpoint({
  method: 'GET',
  path: '/switches',
  auth: 'none',
  tag: 'reference',
  summary: 'What the market has stopped for a while, in words for shoppers',
  data: z.strictObject({ stopped: z.array(stoppedSchema) }),
  errors: [],
})
