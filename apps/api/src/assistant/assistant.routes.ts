import { type AssistantQuestion, askAssistant, improveReply } from '@ahia/contracts/assistant'
import type { AccountId } from '@ahia/contracts/ids'
import { Hono } from 'hono'
import { signedIn, signedInOrGuest } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { answerByModel } from './answer-by-model.ts'
import { answerShopper } from './answer-shopper.ts'
import type { AssistantDeps } from './assistant-deps.ts'
import { withinAssistantLimit } from './assistant-limit.ts'
import type { Question } from './parse/parse-conversation.rules.ts'

export const assistantRoutes = new Hono<ApiEnv<AssistantDeps>>()
  .post('/recommend', signedInOrGuest, withinAssistantLimit, accepts(askAssistant), async (c) => {
    const question = toQuestion(c.var.input, c.var.customer?.accountId ?? null)
    return answer(c, askAssistant, await answerShopper(c.var.deps, question))
  })
  .post(
    '/recommend/model',
    signedIn(improveReply),
    withinLimit(improveReply),
    accepts(improveReply),
    async (c) => {
      const question = toQuestion(c.var.input, c.var.account.accountId)
      return answer(c, improveReply, { reply: await answerByModel(c.var.deps, question) })
    },
  )

const toQuestion = (
  { customer_input: message, context }: AssistantQuestion,
  accountId: AccountId | null,
): Question => ({
  message,
  turns: context.turns,
  lookingAt: context.lookingAt ?? null,
  accountId,
  now: new Date(),
})
