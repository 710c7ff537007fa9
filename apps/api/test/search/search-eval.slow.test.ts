import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../test-api.ts'
import { evaluate, toReport } from './evaluate.ts'
import { heldOutQueries } from './golden-held-out.ts'
import { tuningQueries } from './golden-tuning.ts'

const GOAL = 0.97

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
