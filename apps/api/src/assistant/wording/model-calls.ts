import type { AccountId } from '@ahia/contracts/ids'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import { hasConsent } from '#privacy/consents/consents.reads.ts'
import type { LanguageModel } from '#providers/language-model/language-model.ts'
import type { Db } from '#tables.ts'

export type ModelDeps = {
  /** null: our own plans and words are all there are. */
  languageModel: LanguageModel | null
  /** T17: what the model may cost. */
  modelCallsPerDay: number
  limits: RateLimits
  log: Log
  db: Db
}

const DAY_SECONDS = 86_400

/** PRIV-07: what somebody writes goes to no model unless they agreed to that; a visitor has not. */
export const hasAgreedToModel = async (
  { languageModel, db }: ModelDeps,
  accountId: AccountId | null,
): Promise<boolean> =>
  languageModel !== null && accountId !== null && (await hasConsent(db.read, { accountId }, 'MODEL_WORDING'))

/** T17: counts one call of today's. */
export async function mayAskModel({ limits, modelCallsPerDay }: ModelDeps): Promise<boolean> {
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
