import type { AssistantDeps } from './assistant-deps.ts'
import { parseConversation, type Question } from './parse/parse-conversation.rules.ts'
import { respellQuestion } from './parse/respell.ts'
import { planByRules } from './plan/plan-by-rules.ts'
import { runPlan } from './plan/run-plan.ts'
import { toAnswer } from './reply.rules.ts'
import { hasAgreedToModel } from './wording/model-calls.ts'

/** CHAT-06, CHAT-09: what was said becomes a plan, rows of ours fill it, and words come last. */
export async function answerShopper(deps: AssistantDeps, question: Question) {
  const conversation = parseConversation(respellQuestion(question))
  const [reply, mayImprove] = await Promise.all([
    runPlan(deps, conversation, planByRules(conversation)),
    hasAgreedToModel(deps, question.accountId),
  ])
  return { ...toAnswer(reply), mayImprove }
}
