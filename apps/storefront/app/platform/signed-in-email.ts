import { fieldsOf, isText } from './stored-fields.ts'

/**
 * SESS-01: who is signed in, null for a guest. Unlike a bearer, which a half-finished registration has too, only a
 * customer has it.
 */
export const signedInEmail = (): string | null => emailIn(() => sessionStorage) ?? emailIn(() => localStorage)

function emailIn(storage: () => Storage): string | null {
  try {
    const { token, email } = fieldsOf(JSON.parse(storage().getItem('user') ?? 'null'))
    return isText(token) && isText(email) ? email : null
  } catch {
    return null // blocked site data, or what somebody else has written there: nobody
  }
}
