import type { AssistantReply } from '@ahia/contracts/assistant'
import type { AssistantDeps } from './assistant-deps.ts'
import { parseConversation, type Question } from './parse/parse-conversation.rules.ts'
import { respellQuestion } from './parse/respell.ts'
import type { Plan } from './plan/plan.ts'
import { planByModel } from './plan/plan-by-model.ts'
import { planByRules } from './plan/plan-by-rules.ts'
import { runPlan } from './plan/run-plan.ts'
import { type Reply, toAnswer } from './reply.rules.ts'
import { hasAgreedToModel } from './wording/model-calls.ts'
import { wordReply } from './wording/word-reply.ts'

/** CHAT-07: for the plan and the words together. The shopper has our own reply all the while. */
const MODEL_LIMIT_MS = 4_000

/** CHAT-07, CHAT-09: a better reply than ours, planned and worded by a model over the same rows; null when there is none. */
export async function answerByModel(deps: AssistantDeps, question: Question): Promise<AssistantReply | null> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`No answer in ${MODEL_LIMIT_MS} ms`)), MODEL_LIMIT_MS)
  try {
    if (!(await hasAgreedToModel(deps, question.accountId))) return null
    return await improve(deps, question, late.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function improve(
  deps: AssistantDeps,
  question: Question,
  deadline: AbortSignal,
): Promise<AssistantReply | null> {
  const conversation = parseConversation(respellQuestion(question))
  const ownPlan = planByRules(conversation)
  // What warns, rejects or is small talk stays as we wrote it.
  if (ownPlan.calls[0]?.tool === 'talk') return null
  const [own, plan] = await Promise.all([
    runPlan(deps, conversation, ownPlan),
    planByModel(deps, conversation, deadline),
  ])
  const planned = plan && (await runPlan(deps, conversation, plan))
  const reply = plan && planned && isBetter(planned, own, plan) ? planned : own
  const worded = await wordReply(deps, { reply, message: conversation.message.text, deadline })
  return worded === own || deadline.aborted ? null : toAnswer(worded)
}

/**
 * A model may know better what is meant, but must show for it: rows that fit, or where we could only ask back, one of our
 * own pages. 'Nothing found' of a search that it made up is never said.
 */
function isBetter(planned: Reply, own: Reply, { calls }: Plan): boolean {
  if (shows(planned)) return !planned.isNear || !shows(own)
  const isOfOurPages = calls.every(({ tool }) => tool === 'policy' || tool === 'ask-back')
  return own.asks && !shows(own) && isOfOurPages && !planned.asks
}

const shows = ({ cards, orders, comparison, basket }: Reply): boolean =>
  cards.length + orders.length > 0 || comparison !== null || basket !== null
