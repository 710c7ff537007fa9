import zlib from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spliceGzip } from './spliced-gzip.ts'

test('a page with its holes filled unpacks to exactly that page, whatever is around the holes', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)
  const piece = fc.oneof(
    fc.string(),
    fc.constant('<script nonce="'),
    fc.string({ unit: 'binary', maxLength: 5000 }),
  )

  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), word, word, (pieces, first, second) => {
      const spliced = spliceGzip(
        pieces.map((text) => Buffer.from(text)),
        22,
      )

      // Filled twice: what one answer got must not show in the next.
      for (const nonce of [first, second]) {
        expect(zlib.gunzipSync(spliced.fill(nonce)).toString()).toBe(
          Buffer.from(pieces.join(nonce)).toString(),
        )
      }
    }),
  )
})

test('pieces are compressed with what stood before them, so holes cost almost nothing', () => {
  const line = '<link rel="modulepreload" href="/assets/page.js" crossorigin="anonymous" nonce="'
  const pieces = Array.from({ length: 12 }, () => Buffer.from(line))

  const spliced = spliceGzip(pieces, 22).fill('A'.repeat(22))

  expect(spliced.length).toBeLessThan(zlib.gzipSync(Buffer.from(line)).length + 11 * 45)
})
