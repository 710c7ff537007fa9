import { errorName } from '#platform/errors/error-name.ts'
import type { Conversation } from '../conversation.rules.ts'
import { type ModelDeps, mayAskModel } from '../wording/model-calls.ts'
import { hasOwnNumbers } from './own-numbers.ts'
import { type Plan, planSchema } from './plan.ts'
import { toPlanPrompt } from './plan-prompt.ts'

const PLAN = {
  name: 'plan',
  description: 'What is done about the message; the calls are tried in turn until one has an answer',
  input: planSchema,
}

/**
 * CHAT-09: the same plan as the rules make, by a model and through the same schema. Null where there is none in time, or
 * where it has a number that the shopper did not write: a limit of ₦5,000 that nobody set would be said back as theirs.
 */
export async function planByModel(
  deps: ModelDeps,
  conversation: Conversation,
  deadline: AbortSignal,
): Promise<Plan | null> {
  const { languageModel, log } = deps
  if (languageModel === null || !(await mayAskModel(deps)) || deadline.aborted) return null
  try {
    const plan = await languageModel.callFunction(toPlanPrompt(conversation), PLAN, deadline)
    if (hasOwnNumbers(plan, conversation.message.text)) return plan
    log.warn('the language model planned with a number that nobody wrote')
  } catch (error) {
    log.warn({ reason: errorName(error) }, 'the language model made no plan')
  }
  return null
}
