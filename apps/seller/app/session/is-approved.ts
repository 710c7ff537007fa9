import { shopSession } from '@ahia/shop-session/shop-session'
import { fieldsOf } from '@ahia/web/storage/stored-fields'

/** As it was at the last sign-in; a shop that was pending then may be approved by now. */
export const isKnownApproved = (): boolean => fieldsOf(shopSession.store.read()?.shop).status === 'APPROVED'
