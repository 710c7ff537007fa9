import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('secrets and personal data do not reach the log, wherever they stand', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })

  log.info({ token: 't0ken', body: { password: 'hunter2', email: 'ada@ahia.test' } }, 'signed in')

  expect(lines.join()).toContain('signed in')
  expect(lines.join()).not.toMatch(/t0ken|hunter2|ada@/)
})
