import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { collecting } from './send-page.ts'

test('a page is complete for others although its first visitor takes nothing of it', async () => {
  const lines = Array.from({ length: 5_000 }, (_, line) => `<p>line ${line} for a slow phone</p>`)
  const whole = Promise.withResolvers<Buffer>()

  Readable.from(lines).pipe(collecting(whole.resolve)) // and nobody reads on

  expect((await whole.promise).toString()).toBe(lines.join(''))
})
