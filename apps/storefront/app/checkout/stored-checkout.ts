import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import type { DeliveryDraft, Person } from './delivery-draft.rules.ts'

const KEY = 'checkout-under-way'

/** One request of 'Calculate Total & Fees', and the key under which the server knows it (docs/decisions/0030). */
export type SentRequest = { requestText: string; requestKey: string }

/**
 * What a reload, or Back from the payment page, must not lose: what was typed and, once the total was known, the
 * idempotency key of that request. Sent again with that key, the server returns the same answer and orders nothing twice
 * (CHK-06).
 */
type StoredCheckout = {
  /** The customer's email: the next person at this device starts with their own details. */
  owner: string
  draft: DeliveryDraft
  /** The last request that the server answered with a total. */
  answered: SentRequest | null
}

export function keepCheckout(stored: StoredCheckout): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // full or blocked: only a reload would lose it
  }
}

/** Called once it is paid, and at a logout. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // a browser that blocks site data has stored none
  }
}

/** Null when there is none of this person. */
export function readCheckout(owner: string): StoredCheckout | null {
  try {
    const stored = parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return stored?.owner === owner ? stored : null
  } catch {
    return null
  }
}

function parse(json: unknown): StoredCheckout | null {
  const { owner, draft, answered } = fieldsOf(json)
  const { requestText, requestKey } = fieldsOf(answered)
  const storedDraft = parseDraft(draft)
  if (!isText(owner) || !storedDraft) return null
  return {
    owner,
    draft: storedDraft,
    answered: isText(requestText) && isText(requestKey) ? { requestText, requestKey } : null,
  }
}

function parseDraft(json: unknown): DeliveryDraft | null {
  const { way, state, city, street, info, receiver, isAdult } = fieldsOf(json)
  if (!isString(city) || !isString(street) || !isString(info)) return null
  return {
    way: way === 'PICKUP' ? 'PICKUP' : 'DOORDELIVERY',
    state: DELIVERY_STATES.find((one) => one === state) ?? '',
    city,
    street,
    info,
    receiver: parsePerson(receiver),
    isAdult: isAdult === true,
  }
}

function parsePerson(json: unknown): Person | null {
  const { name, phone } = fieldsOf(json)
  return isString(name) && isString(phone) ? { name, phone } : null
}

const isString = (value: unknown): value is string => typeof value === 'string'
