import { expect, test } from 'vitest'
import { Closing } from './closing.ts'

test('everything is closed in reverse order, even if a step fails or never ends', async () => {
  const closing = new Closing()
  const closed: string[] = []
  closing.add('database', async () => closed.push('database'))
  closing.add('stuck', () => new Promise(() => {}), 10)
  closing.add('broken', async () => {
    throw new Error('cannot close')
  })
  closing.add('server', async () => closed.push('server'))

  const unclean = await closing.closeAll()

  expect(closed).toEqual(['server', 'database'])
  expect(unclean).toEqual(['broken', 'stuck'])
})
