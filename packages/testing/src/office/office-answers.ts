import { getMe, meSchema } from '@ahia/contracts/admin/session'
import type { Endpoint } from '@ahia/contracts/endpoint'
import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { sampleAnswer } from './sample-answer.ts'

export type OfficeState = 'filled' | 'empty'

/** What the API of the back office answers to a call: hostile texts in every field, or empty lists. */
export function officeAnswer(endpoint: Endpoint, state: OfficeState): unknown {
  const listLength = state === 'empty' ? 0 : 2
  const data = sampleAnswer(endpoint, { texts: HOSTILE_TEXTS, listLength })
  return endpoint.path === getMe.path && endpoint.method === 'GET' ? withAllPermissions(data) : data
}

/** Somebody who may see every page. */
const withAllPermissions = (data: unknown): unknown => {
  const { me } = data as { me: object }
  return { me: { ...me, permissions: [...meSchema.shape.permissions.element.options], roles: ['OWNER'] } }
}

export const officeReads: readonly Endpoint[] = adminEndpoints.filter(({ method }) => method === 'GET')
