import { shopSession } from '@ahia/shop-session/shop-session'
import { isText } from '@ahia/web/storage/stored-fields'

/** Whose things this browser may show and send now: the email of the account, or null for a guest. */
export function currentOwner(): string | null {
  const email = shopSession.store.read()?.email
  return isText(email) ? email : null
}
