import { useSyncExternalStore } from 'react'

const KEY = 'merchant-registration-complete'
const LOWERED = `${KEY}-lowered`

/** For browsers that block site data: known until the next page load. */
let isRaisedHere = false

/** MERCH-06: in this tab a registration was just completed. */
export function raiseRegistrationFlag(): void {
  isRaisedHere = true
  try {
    sessionStorage.setItem(KEY, 'true')
  } catch {}
}

export function lowerRegistrationFlag(): void {
  isRaisedHere = false
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
  dispatchEvent(new Event(LOWERED))
}

/** Only in the browser; the server's page does not know it. */
export const useRegistrationFlag = (): boolean => useSyncExternalStore(follow, isRaised, () => false)

function follow(listener: () => void) {
  addEventListener(LOWERED, listener)
  return () => removeEventListener(LOWERED, listener)
}

function isRaised(): boolean {
  try {
    return isRaisedHere || sessionStorage.getItem(KEY) === 'true'
  } catch {
    return isRaisedHere
  }
}
