import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillNonce, NONCE_PLACEHOLDER } from './nonce.ts'

test('the nonce is put in wherever chunks happen to end', async () => {
  const page = `<script nonce="${NONCE_PLACEHOLDER}">1</script>${NONCE_PLACEHOLDER.slice(0, 9)}<b nonce="${NONCE_PLACEHOLDER}"></b>`

  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(page.length), { maxLength: 6 }), async (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), page.length]
      const chunks = places.slice(1).map((end, i) => Buffer.from(page.slice(places[i], end)))

      const filled = await text(Readable.from(chunks).pipe(fillNonce('abc')))

      expect(filled).toBe(page.replaceAll(NONCE_PLACEHOLDER, 'abc'))
    }),
  )
})

test('what is there already is not held back for a placeholder that may never come', async () => {
  const filling = fillNonce('abc')
  filling.write(Buffer.from('<p>first</p>'))

  expect(String(filling.read())).toBe('<p>first</p>')
})
