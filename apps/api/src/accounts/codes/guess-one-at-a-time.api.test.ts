import { beforeAll, expect, test } from 'vitest'
import { send } from '../../../test/customer.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../../test/who-waits.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('AUTH-09 a guess waits for one that another process is judging, so that none exceeds a limit', async () => {
  const lock = { text: `select pg_advisory_xact_lock(hashtextextended('guess a code', 0))`, values: [] }
  const guess = () => send(api, '/user/verifyOTP', { body: { email: 'ada@example.com', otp: '0000' } })
  const { guessing, isFirst } = await whileHolding(api, lock, async () => {
    const guessing = guess()
    const waiting = expect
      .poll(() => countWaiting(api))
      .toBe(1)
      .then(() => 'waiting')
    return { guessing, isFirst: await Promise.race([waiting, guessing.then(() => 'answered')]) }
  })

  expect(isFirst).toBe('waiting')
  expect((await guessing).status).toBe(401)
})
