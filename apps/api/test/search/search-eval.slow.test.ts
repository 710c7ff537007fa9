import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../test-api.ts'
import { evaluate, toReport } from './evaluate.ts'
import { heldOutQueries } from './golden-held-out.ts'
import { tuningQueries } from './golden-tuning.ts'
import { judge, toFigures, toMisses } from './judge.ts'
import { READ, UNREAD } from './list-judged.ts'

const GOAL = 0.97
/** What is reached today, so that it is not lost; the aim is 0.92, 0.97 and 0.06 of queries that nobody has read. */
const READ_GOALS = { successAt1: 0.94, successAt5: 0.98, irrelevant: 0.05 }
const UNREAD_GOALS = { successAt1: 0.9, successAt5: 0.94, irrelevant: 0.1 }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: { BROWSE_LIMIT_PER_MINUTE: '100000' } })
})

test('LIST-07 search finds what shoppers mean in the queries it was tuned with', async () => {
  const evaluation = await evaluate(api.call, tuningQueries)

  console.log(toReport('Tuning', tuningQueries, evaluation))
  expect(evaluation.success).toBeGreaterThanOrEqual(GOAL)
})

// Nobody looks at these while working on search: what they say counts because of that.
test('LIST-07 search finds what shoppers mean in queries it has never been tuned with', async () => {
  const evaluation = await evaluate(api.call, heldOutQueries)

  console.log(toReport('Held out', heldOutQueries, evaluation))
  expect(evaluation.success).toBeGreaterThanOrEqual(GOAL)
})

test.each(READ)(
  'FIND-02 the finder shows what was asked for, in queries that may be read: %s',
  async (name, queries) => {
    const judgement = await judge(api.call, queries)

    console.log(`${toFigures(name, judgement)}\n${toMisses(judgement)}`)
    expect(judgement.successAt1).toBeGreaterThanOrEqual(READ_GOALS.successAt1)
    expect(judgement.successAt5).toBeGreaterThanOrEqual(READ_GOALS.successAt5)
    expect(judgement.irrelevant).toBeLessThanOrEqual(READ_GOALS.irrelevant)
  },
)

test.each(UNREAD)(
  'FIND-02 the finder shows what was asked for, in queries that nobody has read: %s',
  async (name, queries) => {
    const judgement = await judge(api.call, queries)

    console.log(toFigures(name, judgement))
    expect(judgement.successAt1).toBeGreaterThanOrEqual(UNREAD_GOALS.successAt1)
    expect(judgement.successAt5).toBeGreaterThanOrEqual(UNREAD_GOALS.successAt5)
    expect(judgement.irrelevant).toBeLessThanOrEqual(UNREAD_GOALS.irrelevant)
  },
)
