import type { AccountId } from '@ahia/contracts/ids'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import { hasConsent } from '#privacy/consents/consents.reads.ts'
import type { LanguageModel } from '#providers/language-model/language-model.ts'
import type { Db } from '#tables.ts'
import type { Reply } from '../reply.rules.ts'
import { findClaims } from './check-wording.rules.ts'
import { toFacts } from './facts-of-reply.rules.ts'
import { toPrompt } from './wording-prompt.ts'

export type WordingDeps = {
  /** null: our own words are all there are. */
  languageModel: LanguageModel | null
  /** T17: what the model may cost. */
  modelCallsPerDay: number
  limits: RateLimits
  log: Log
  db: Db
}

/** What is worded: a reply of ours, the message that it answers, and the end of the time for it. */
type Wording = { reply: Reply; message: string; deadline: AbortSignal; accountId: AccountId | null }

const DAY_SECONDS = 86_400

/**
 * CHAT-07: the same reply in the words of a model, which sees what we found and nothing of the customer. What it says is
 * held against that; when it fails, is late, too expensive or says more than it was told, our own words stay.
 */
export async function wordReply(deps: WordingDeps, wording: Wording): Promise<Reply> {
  const { reply, message, deadline, accountId } = wording
  const { languageModel, log } = deps
  if (languageModel === null || reply.wording === 'fixed') return reply
  // Orders are the customer's own, and where nothing was found there is nothing to put more nicely.
  if (reply.orders.length > 0 || reply.cards.length === 0) return reply
  try {
    if (!(await hasAgreed(deps, accountId)) || !(await mayAsk(deps)) || deadline.aborted) return reply
    const facts = toFacts(reply)
    const text = await languageModel(toPrompt(facts, message), deadline)
    const claims = findClaims(text, facts)
    if (claims.length === 0) return { ...reply, text: text.trim() }
    log.warn({ claims: claims.length }, 'the language model stated something outside its facts')
  } catch (error) {
    log.warn({ reason: nameOf(error) }, 'the language model returned no reply')
  }
  return reply
}

/** PRIV-07: what somebody writes goes to no model unless they agreed to that; a visitor has not. */
const hasAgreed = async ({ db }: WordingDeps, accountId: AccountId | null): Promise<boolean> =>
  accountId !== null && (await hasConsent(db.read, { accountId }, 'MODEL_WORDING'))

async function mayAsk({ limits, modelCallsPerDay }: WordingDeps): Promise<boolean> {
  const limit: Limit = {
    name: 'assistant-model',
    max: modelCallsPerDay,
    seconds: DAY_SECONDS,
    lease: 10,
    whenUnsure: 'refuse',
  }
  try {
    return (await limits.take(limit, 'all')).allowed
  } catch {
    return false // what cannot be counted is not paid for
  }
}

// Its message may hold what was sent.
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
