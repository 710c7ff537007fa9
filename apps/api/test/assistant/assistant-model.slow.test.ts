import { expect, test, vi } from 'vitest'
import { send } from '../customer.ts'
import { openModelFixture } from '../model-fixture.ts'
import { aBuyer, DEV_PAGES_OPEN } from '../order-fixture.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { evaluate, type Surroundings } from './evaluate.ts'
import { READ, UNREAD } from './list-conversations.ts'
import { HELD_OUT, TUNING } from './list-questions.ts'
import { readSurroundings } from './market-surroundings.ts'
import { mixedManners } from './model-manners.ts'
import { placePeople } from './people.ts'
import type { Question } from './question.ts'

// Hundreds of questions one after the other, some of them with a model that never answers.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 })

/** What one customer may ask in an hour is limited. */
const QUESTIONS_OF_ONE = 15

const QUESTIONS: readonly Question[] = [...READ, ...UNREAD, ...TUNING, ...HELD_OUT]

test('CHAT-07, CHAT-09 whatever a model plans and says, nothing untrue is added to what we say without it', async () => {
  const model = await openModelFixture()
  model.follow(mixedManners())
  const env = { ...DEV_PAGES_OPEN, ...model.env, LLM_CALLS_PER_DAY: '1000000' }
  const [alone, withModel] = [
    await untrueIn(await startTestApi({ isDemo: true, env: DEV_PAGES_OPEN })),
    await untrueIn(await startTestApi({ isDemo: true, env })),
  ]

  console.log(
    `Asked of the model: ${model.asked.length} plans and wordings for ${QUESTIONS.length} conversations`,
  )
  console.log(`Untrue without a model: ${alone.length}, with it: ${withModel.length}`)
  expect(model.asked.length).toBeGreaterThan(QUESTIONS.length)
  expect(withModel.filter((name) => !alone.includes(name))).toEqual([])
})

/** Names of the questions whose answer is untrue; of unread ones no more than that is shown. */
async function untrueIn(api: TestApi): Promise<string[]> {
  const known = await readSurroundings(api)
  const untrue: string[] = []
  const run = async (questions: readonly Question[], surroundings: Surroundings) => {
    const { graded } = await evaluate(surroundings, questions)
    untrue.push(...graded.filter(({ untruths }) => untruths.length > 0).map(({ question }) => question.name))
  }
  const [ofPeople = [], ofVisitors = []] = [true, false].map((isNamed) =>
    QUESTIONS.filter(({ as }) => (as !== undefined) === isNamed),
  )
  let people = await placePeople(api, known.market)
  for (const questions of inParts(ofPeople)) {
    people = await placePeople(api, known.market)
    for (const { token } of Object.values(people)) await agreeToModel(api, token)
    await run(questions, { ...known, people })
  }
  for (const questions of inParts(ofVisitors)) {
    const visitor = await aBuyer(api)
    await agreeToModel(api, visitor.token)
    await run(questions, { ...known, people, visitor })
  }
  return untrue
}

const inParts = (questions: readonly Question[]): Question[][] =>
  Array.from({ length: Math.ceil(questions.length / QUESTIONS_OF_ONE) }, (_, n) =>
    questions.slice(n * QUESTIONS_OF_ONE, (n + 1) * QUESTIONS_OF_ONE),
  )

const agreeToModel = (api: TestApi, token: string) =>
  send(api, '/user/consents/MODEL_WORDING', { method: 'PUT', token, body: { isGiven: true } })
