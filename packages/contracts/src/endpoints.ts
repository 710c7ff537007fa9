import * as catalog from './catalog.ts'
import type { Endpoint } from './endpoint.ts'
import * as shops from './shops.ts'

/** Every call of the API, for its document and for saying which methods a path takes. */
export const endpoints: readonly Endpoint[] = [catalog, shops].flatMap((slice) => Object.values(slice))
