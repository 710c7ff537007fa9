import * as accounts from './accounts.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as checkout from './checkout.ts'
import * as delivery from './delivery.ts'
import type { Endpoint } from './endpoint.ts'
import * as newsletter from './newsletter.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as reference from './reference.ts'
import * as reviews from './reviews.ts'
import * as shops from './shops.ts'
import * as user from './user.ts'
import * as wishlist from './wishlist.ts'

/** Every call of the API, for its document and for saying which methods a path takes. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  cart,
  catalog,
  checkout,
  delivery,
  newsletter,
  orders,
  payments,
  reference,
  reviews,
  shops,
  user,
  wishlist,
].flatMap((slice) => Object.values(slice))
