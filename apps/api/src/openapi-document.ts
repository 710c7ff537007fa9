import { endpoints } from '@ahia/contracts/server/endpoints'
import { BRAND } from '@ahia/reference/brand'
import { toOpenApi } from '#platform/http/openapi.ts'
import { BASE_PATH } from './api-endpoints.ts'

let document: string | null = null

/** API-42. In development made for the first caller, so that no start waits for it; else it is part of the build. */
export function getOpenApiDocument(): string {
  document ??= JSON.stringify(
    toOpenApi({ title: `${BRAND.name} API`, version: '1', baseUrl: BASE_PATH, endpoints }),
  )
  return document
}
