import * as contract from '@ahia/contracts/questions/product-questions'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { askQuestion } from './ask-question.ts'
import { listQuestions } from './list-questions.ts'

export const questionsRoutes = new Hono<ApiEnv<AccountsDeps & { publicUrl: string }>>()
  .get('/:id/questions', accepts(contract.listQuestions), async (c) => {
    const { id: productId, page } = c.var.input
    return answer(c, contract.listQuestions, await listQuestions(c.var.deps, { productId, page }))
  })
  .post(
    '/:id/questions',
    signedIn(contract.askQuestion),
    withinLimit(contract.askQuestion),
    accepts(contract.askQuestion),
    async (c) => {
      const { id: productId, question: text } = c.var.input
      const { accountId } = c.var.account
      const questionId = await askQuestion(c.var.deps, { accountId, productId, text, now: new Date() })
      return answer(c, contract.askQuestion, { questionId }, 'We sent your question to the shop')
    },
  )
