import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { signedInEmail } from '#session/customer-session.ts'
import { draftKey } from './draft-key.ts'
import { type Enquiry, TRAP, type TypedFields } from './enquiry.ts'

/** What a reload must not lose. Stored for the tab only, so the next person at this device does not see it. */
export function keepDraft({ name }: Enquiry, typed: TypedFields): void {
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify({ owner: signedInEmail(), typed }))
  } catch {
    // full or blocked: only a reload would lose it
  }
}

export function forgetDraft({ name }: Enquiry): void {
  try {
    sessionStorage.removeItem(draftKey(name))
  } catch {
    // a browser that blocks site data has stored none
  }
}

/** Empty when it belongs to somebody else; what a guest wrote stays theirs when they sign in. */
export function readDraft({ name }: Enquiry): TypedFields {
  try {
    const { owner, typed } = fieldsOf(JSON.parse(sessionStorage.getItem(draftKey(name)) ?? 'null'))
    return isText(owner) && owner !== signedInEmail() ? {} : parse(typed)
  } catch {
    return {}
  }
}

const parse = (json: unknown): TypedFields =>
  Object.fromEntries(
    Object.entries(fieldsOf(json)).flatMap(([field, values]) =>
      Array.isArray(values) && field !== TRAP ? [[field, values.filter(isText)]] : [],
    ),
  )
