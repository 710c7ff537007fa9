import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData } from '@ahia/contracts/profile/privacy'
import type { z } from 'zod'
import type { Reader } from '#tables.ts'
import { listQuestionsBy } from './own-questions.sql.ts'

type StoredQuestion = z.output<typeof exportMyData.data>['questions'][number]

/** PROF-06, WIN-41: a customer's questions, newest first. */
export async function listOwnQuestions(reader: Reader, accountId: AccountId): Promise<StoredQuestion[]> {
  const questions = await listQuestionsBy(reader, accountId)
  return questions.map(({ askedAt, ...question }) => ({ ...question, askedAt: askedAt.toISOString() }))
}
