import type { AssistantReply } from '@ahia/contracts/assistant'
import type { AssistantDeps } from './assistant-deps.ts'
import { planByRules } from './plan/plan-by-rules.ts'
import { runPlan } from './plan/run-plan.ts'
import { type Question, readConversation } from './reading/read-conversation.rules.ts'
import { toAnswer } from './reply.rules.ts'
import { wordReply } from './wording/word-reply.ts'

/** CHAT-07: the shopper has an answer by then, in our own words if need be. */
const ANSWER_LIMIT_MS = 4_000

/** CHAT-06, CHAT-09: what was said becomes a plan, rows of ours fill it, and words come last. */
export async function answerShopper(deps: AssistantDeps, question: Question): Promise<AssistantReply> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`No answer in ${ANSWER_LIMIT_MS} ms`)), ANSWER_LIMIT_MS)
  try {
    const conversation = readConversation(question)
    const reply = await runPlan(deps, conversation, planByRules(conversation))
    const { text: message } = conversation.message
    const { accountId } = question
    return toAnswer(await wordReply(deps, { reply, message, deadline: late.signal, accountId }))
  } finally {
    clearTimeout(timer)
  }
}
