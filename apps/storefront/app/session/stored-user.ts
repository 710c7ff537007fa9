import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

type ReadableStorage = Pick<Storage, 'getItem'>
type Storages = { readonly sessionStorage: ReadableStorage; readonly localStorage: ReadableStorage }

/** SESS-02, as far as the pages need it today. */
export type StoredUser = { name: string | null }

/** SESS-01: the session copy, then the persistent one; null when neither belongs to somebody signed in. */
export function readUserText(storages: Storages): string | null {
  try {
    const { sessionStorage: session, localStorage: local } = storages
    return [session, local].map((storage) => storage.getItem('user')).find(isSomebody) ?? null
  } catch {
    return null // a browser that blocks site data throws already when asked for the storage
  }
}

export const toStoredUser = (text: string): StoredUser => {
  const { name } = parse(text)
  return { name: isText(name) && name.trim() !== '' ? name.trim() : null }
}

/** SHELL-03: a half-finished registration has a session token only, and is nobody yet. */
const isSomebody = (text: string | null): boolean => text !== null && isText(parse(text).token)

function parse(text: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {} // anybody can write into browser storage; what does not parse is nobody
  }
}
