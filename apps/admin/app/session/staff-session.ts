import { getMe, type Me } from '@ahia/contracts/admin/session'
import { ApiError } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import type { StaffProposalId } from '@ahia/contracts/ids'
import { createStore } from '@ahia/ui/store'

/** Only the browser knows who is signed in: the cookie is read by the API alone (ADMIN-04). */
export type Staff =
  | { state: 'unknown' }
  | { state: 'guest' }
  | { state: 'failed' }
  | { state: 'staff'; me: Me }

export const staffStore = createStore<Staff>({ state: 'unknown' })

const send = createCall({
  baseUrl: import.meta.env.SSR ? `http://localhost${API_PATH}` : `${location.origin}${API_PATH}`,
  fetch: (request) => fetch(request),
})

/** What waits for somebody to show that it is them (ADMIN-05). */
export type ProofRequest = { proposal: StaffProposalId | null; isDone: (given: boolean) => void }
export const proofStore = createStore<ProofRequest | null>(null)

const askForProof = (proposal: StaffProposalId | null): Promise<boolean> =>
  new Promise((resolve) => {
    proofStore.set({
      proposal,
      isDone: (given) => {
        proofStore.set(null)
        resolve(given)
      },
    })
  })

/** Calls the API. Where it wants a proof, the dialog asks for one and the call is sent again. */
export const call: Call = (endpoint, input, options) => callFor(null)(endpoint, input, options)

/** The same, where the proof must be for one proposal. */
export const callFor =
  (proposal: StaffProposalId | null): Call =>
  async (endpoint, input, options) => {
    try {
      return await send(endpoint, input, options)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'NOT_SIGNED_IN') staffStore.set({ state: 'guest' })
      if (error.code !== 'PROOF_NEEDED' || !(await askForProof(proposal))) throw error
      return send(endpoint, input, options)
    }
  }

export async function loadStaff(): Promise<void> {
  try {
    const { me } = await send(getMe, {})
    staffStore.set(me ? { state: 'staff', me } : { state: 'guest' })
  } catch {
    staffStore.set({ state: 'failed' })
  }
}

export const setMe = (me: Me): void => staffStore.set({ state: 'staff', me })
