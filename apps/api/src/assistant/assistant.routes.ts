import { askAssistant } from '@ahia/contracts/assistant'
import { Hono } from 'hono'
import { signedInOrGuest } from '#accounts/sessions/bearer.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { answerShopper } from './answer-shopper.ts'
import type { AssistantDeps } from './assistant-deps.ts'
import { withinAssistantLimit } from './assistant-limit.ts'

export const assistantRoutes = new Hono<ApiEnv<AssistantDeps>>().post(
  '/recommend',
  signedInOrGuest,
  withinAssistantLimit,
  accepts(askAssistant),
  async (c) => {
    const { customer_input: message, context } = c.var.input
    const accountId = c.var.customer?.accountId ?? null
    const lookingAt = context.lookingAt ?? null
    const question = { message, turns: context.turns, lookingAt, accountId, now: new Date() }
    return answer(c, askAssistant, await answerShopper(c.var.deps, question))
  },
)
