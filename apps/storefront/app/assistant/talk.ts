import { showToast } from '@ahia/ui/overlays/show-toast'
import { createStore } from '@ahia/ui/store'
import { useSyncExternalStore } from 'react'
import { customerSession, signedInEmail } from '#session/customer-session.ts'
import { type AssistantQuestion, askAssistant, improveReply } from './ask-assistant.ts'
import type { Exchange } from './shown.ts'
import { forgetThread } from './thread/forget-thread.ts'
import { keepThread, readThread } from './thread/stored-thread.ts'
import { withExchange } from './thread/thread.rules.ts'

type TalkStep =
  | { step: 'idle' }
  | { step: 'asking'; message: string }
  | { step: 'unsent'; message: string; error: string }
export type Talk = { exchanges: readonly Exchange[]; now: TalkStep }

const IDLE: TalkStep = { step: 'idle' }

// Outside React, so that a reply arrives even while the panel is closed.
const talk = createStore<Talk>({ exchanges: readThread(), now: IDLE })
let owner = signedInEmail()
let underWay = new AbortController()

export const useTalk = (): Talk => useSyncExternalStore(talk.subscribe, talk.get)

/**
 * CHAT-02: 'failed' returns the message to the input; 'dropped' means that another message is under way, or that the
 * conversation was restarted meanwhile.
 */
export async function ask(
  message: string,
  lookingAt: string | null,
): Promise<'answered' | 'failed' | 'dropped'> {
  if (talk.get().now.step === 'asking') return 'dropped'
  const { signal } = underWay
  const { exchanges } = talk.get()
  talk.set({ exchanges, now: { step: 'asking', message } })
  const question = { message, thread: exchanges, lookingAt }
  const outcome = await askAssistant(question, signal).catch(() => null)
  if (signal.aborted || outcome === null) return 'dropped'
  if (outcome.state === 'failed') {
    talk.set({ exchanges, now: { step: 'unsent', message, error: outcome.error } })
    showToast({ kind: 'error', text: outcome.error })
    return 'failed'
  }
  const grown = withExchange(exchanges, { message, reply: outcome.reply })
  talk.set({ exchanges: grown, now: IDLE })
  keepThread(grown)
  if (outcome.mayImprove) void improve(question, grown, signal)
  return 'answered'
}

/** CHAT-07: a better reply takes the place of ours, unless the conversation has gone on: nobody reads back. */
async function improve(
  question: AssistantQuestion,
  answered: readonly Exchange[],
  signal: AbortSignal,
): Promise<void> {
  const reply = await improveReply(question, signal)
  const { exchanges, now } = talk.get()
  const last = answered.at(-1)
  if (signal.aborted || !reply || !last || exchanges !== answered || now.step === 'asking') return
  const improved = [...answered.slice(0, -1), { ...last, reply }]
  talk.set({ exchanges: improved, now })
  keepThread(improved)
}

/** Deletes the conversation and drops a reply that is still on its way. */
export function startAgain(): void {
  underWay.abort()
  underWay = new AbortController()
  talk.set({ exchanges: [], now: IDLE })
  forgetThread()
}

/** CHAT-01: opening the chat clears the last error. */
export function forgetFailure(): void {
  const { exchanges, now } = talk.get()
  if (now.step === 'unsent') talk.set({ exchanges, now: IDLE })
}

// A conversation belongs to one account: signing in or out, in any tab, starts a new one.
customerSession.follow(() => {
  if (signedInEmail() === owner) return
  owner = signedInEmail()
  startAgain()
})
