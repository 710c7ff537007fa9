import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function readableLog() {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  return { log, text: () => lines.join() }
}

test('secrets and personal data are not logged, at the top level or one level below', () => {
  const { log, text } = readableLog()

  log.info({ token: 't0ken', body: { password: 'hunter2', email: 'ada@ahia.test' } }, 'signed in')

  expect(text()).toContain('signed in')
  expect(text()).not.toMatch(/t0ken|hunter2|ada@/)
})

test('an error is logged with its details and causes, but without row values', () => {
  const { log, text } = readableLog()
  const taken = {
    code: '23505',
    constraint: 'accounts_email_key',
    detail: 'Key (email)=(ada@ahia.test) exists',
  }

  const cause = Object.assign(new Error('duplicate key'), taken)
  log.error({ err: new Error('signing up failed', { cause }) }, 'a request failed')

  expect(JSON.parse(text()).err).toMatchObject({
    type: 'Error',
    message: 'signing up failed',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'duplicate key', code: '23505', constraint: 'accounts_email_key' },
  })
  expect(text()).not.toContain('ada@')
})

test('an error that is its own cause is still logged', () => {
  const { log, text } = readableLog()
  const error = new Error('round and round')
  error.cause = error

  log.error({ err: error }, 'a request failed')

  expect(text().match(/"message":"round and round"/g)).toHaveLength(6)
})
