import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

/**
 * SESS-01: who is signed in, null for a guest. Unlike a bearer, which a half-finished registration has too, only a
 * customer has it.
 */
export const signedInEmail = (): string | null => storedField('email')

/** What they are called; null for a guest, and for whoever has not said it. */
export const signedInName = (): string | null => storedField('name')

const storedField = (field: 'email' | 'name'): string | null =>
  fieldIn(() => sessionStorage, field) ?? fieldIn(() => localStorage, field)

function fieldIn(storage: () => Storage, field: 'email' | 'name'): string | null {
  try {
    const { token, [field]: value } = fieldsOf(JSON.parse(storage().getItem('user') ?? 'null'))
    return isText(token) && isText(value) ? value : null
  } catch {
    return null // blocked site data, or what somebody else has written there: nobody
  }
}
