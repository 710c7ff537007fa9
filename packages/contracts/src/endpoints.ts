import * as accounts from './accounts.ts'
import * as catalog from './catalog.ts'
import type { Endpoint } from './endpoint.ts'
import * as newsletter from './newsletter.ts'
import * as reference from './reference.ts'
import * as reviews from './reviews.ts'
import * as shops from './shops.ts'
import * as user from './user.ts'

/** Every call of the API, for its document and for saying which methods a path takes. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  catalog,
  newsletter,
  reference,
  reviews,
  shops,
  user,
].flatMap((slice) => Object.values(slice))
