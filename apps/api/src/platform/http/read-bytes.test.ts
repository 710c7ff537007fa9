import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

async function* trickle(everyMs: number) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    yield new Uint8Array(1)
  }
}

test('a body is dropped at its deadline, even if bytes keep arriving', async () => {
  const reading = readBytes(trickle(5), { maxBytes: 30, deadlineMs: 50 })

  await expect(reading).rejects.toMatchObject({ code: 'BODY_TIMEOUT' })
})
