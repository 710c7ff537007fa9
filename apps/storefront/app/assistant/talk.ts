import { showToast } from '@ahia/ui/overlays/show-toast'
import { createStore } from '@ahia/ui/store'
import { useSyncExternalStore } from 'react'
import { customerSession, signedInEmail } from '#session/customer-session.ts'
import { askAssistant } from './ask-assistant.ts'
import { forgetThread } from './forget-thread.ts'
import type { Exchange } from './shown.ts'
import { keepThread, readThread } from './stored-thread.ts'
import { withExchange } from './thread.rules.ts'

type Now =
  | { step: 'idle' }
  | { step: 'asking'; said: string }
  | { step: 'unsent'; said: string; message: string }
export type Talk = { exchanges: readonly Exchange[]; now: Now }

const IDLE: Now = { step: 'idle' }

// Outside React, so that a reply arrives even while the panel is closed.
const talk = createStore<Talk>({ exchanges: readThread(), now: IDLE })
let owner = signedInEmail()
let underWay = new AbortController()

export const useTalk = (): Talk => useSyncExternalStore(talk.subscribe, talk.get)

/** CHAT-02: 'failed' returns the message to the input; 'dropped' means that nobody wants them any more. */
export async function ask(
  said: string,
  lookingAt: string | null,
): Promise<'answered' | 'failed' | 'dropped'> {
  if (talk.get().now.step === 'asking') return 'dropped'
  const { signal } = underWay
  const { exchanges } = talk.get()
  talk.set({ exchanges, now: { step: 'asking', said } })
  const outcome = await askAssistant({ said, thread: exchanges, lookingAt }, signal).catch(() => null)
  if (signal.aborted || outcome === null) return 'dropped'
  if (outcome.state === 'failed') {
    talk.set({ exchanges, now: { step: 'unsent', said, message: outcome.message } })
    showToast({ kind: 'error', text: outcome.message })
    return 'failed'
  }
  const grown = withExchange(exchanges, { said, reply: outcome.reply })
  talk.set({ exchanges: grown, now: IDLE })
  keepThread(grown)
  return 'answered'
}

/** Forgets all that was said; a reply under way finds nobody. */
export function startAgain(): void {
  underWay.abort()
  underWay = new AbortController()
  talk.set({ exchanges: [], now: IDLE })
  forgetThread()
}

/** CHAT-01: opening resets what went wrong. */
export function forgetFailure(): void {
  const { exchanges, now } = talk.get()
  if (now.step === 'unsent') talk.set({ exchanges, now: IDLE })
}

// What one person said and was shown is not for the next, in whatever tab they have signed in or out.
customerSession.follow(() => {
  if (signedInEmail() === owner) return
  owner = signedInEmail()
  startAgain()
})
