import { API_PATH } from '@ahia/contracts/api-path'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { createEndpointLookup } from '#platform/http/endpoint-lookup.ts'

export const BASE_PATH = API_PATH

/** What the contracts say about any request. */
export const endpointLookup = createEndpointLookup({ basePath: BASE_PATH, endpoints })
