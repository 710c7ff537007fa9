import type { DeliveryState } from '@ahia/reference/delivery-states'
import { useSyncExternalStore } from 'react'
import { customerSession } from '#session/customer-session.ts'
import { deliveryState } from './delivery-state.ts'
import { profileState } from './profile-state.rules.ts'

/** WIN-03: the state that was chosen on this device, else that of the customer's profile; null for guests who chose none. */
export const readChosenState = (): DeliveryState | null => deliveryState.read() ?? stateOfCustomer()

let known: { text: string | null; state: DeliveryState | null } = { text: null, state: null }

/** Parsed once per account, as every card of a list asks. */
function stateOfCustomer(): DeliveryState | null {
  const text = customerSession.store.readText()
  if (text !== known.text) known = { text, state: profileState(customerSession.store.read()?.address) }
  return known.state
}

function subscribeToChosenState(listener: () => void): () => void {
  const ends = [deliveryState.subscribe(listener), customerSession.follow(listener)]
  return () => {
    for (const end of ends) end()
  }
}

/** Null also on the server and until hydration: the HTML is the same for everybody. */
export const useChosenState = (): DeliveryState | null =>
  useSyncExternalStore(subscribeToChosenState, readChosenState, () => null)
