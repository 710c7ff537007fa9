import * as contract from '@ahia/contracts/seller/questions'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { answerQuestion } from './answer-question.ts'
import { listShopQuestions } from './list-shop-questions.ts'

/** WIN-40: for the Seller Hub. */
export const shopQuestionsRoutes = new Hono<ApiEnv<AccountsDeps & { publicUrl: string }>>()
  .get('/questions', signedIn(contract.listShopQuestions), accepts(contract.listShopQuestions), async (c) => {
    const { accountId } = c.var.account
    const listed = await listShopQuestions(c.var.deps, { accountId, ...c.var.input })
    return answer(c, contract.listShopQuestions, listed)
  })
  .post(
    '/questions/:questionId/answer',
    signedIn(contract.answerQuestion),
    withinLimit(contract.answerQuestion),
    accepts(contract.answerQuestion),
    async (c) => {
      const { questionId, answer: text } = c.var.input
      const { accountId } = c.var.account
      const answering = { accountId, questionId, answer: text, now: new Date() }
      const question = await answerQuestion(c.var.deps, answering)
      return answer(c, contract.answerQuestion, { question })
    },
  )
