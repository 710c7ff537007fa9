import { endpoints } from '@ahia/contracts/server/endpoints'
import { createEndpointLookup } from '#platform/http/endpoint-lookup.ts'

export const BASE_PATH = '/api/v1'

/** What the contracts say about any request. */
export const endpointLookup = createEndpointLookup({ basePath: BASE_PATH, endpoints })
