import { randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'

export const newNonce = (): string => randomBytes(16).toString('base64url')

/** Pages are rendered with this in place of a nonce; it is new with each start, so no content can contain it. */
export const NONCE_PLACEHOLDER = newNonce()

const placeholder = Buffer.from(NONCE_PLACEHOLDER)

/** The page in pieces, with a hole wherever a nonce belongs. */
export function splitAtNonce(page: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let start = 0
  for (let at = page.indexOf(placeholder); at !== -1; at = page.indexOf(placeholder, start)) {
    pieces.push(page.subarray(start, at))
    start = at + placeholder.length
  }
  return [...pieces, page.subarray(start)]
}

/** Puts the nonce in while a page streams by, also where a chunk ends in the middle of the placeholder. */
export function fillNonce(nonce: string): Transform {
  let held: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const pieces = splitAtNonce(Buffer.concat([held, chunk]))
      const last = pieces.pop() ?? Buffer.alloc(0)
      const keep = startOfPlaceholderAtEnd(last)
      held = last.subarray(last.length - keep)
      const word = Buffer.from(nonce)
      // One piece goes on for one that came: each is flushed and packed by itself.
      done(
        null,
        Buffer.concat([...pieces.flatMap((piece) => [piece, word]), last.subarray(0, last.length - keep)]),
      )
    },
    flush(done) {
      done(null, held)
    },
  })
}

function startOfPlaceholderAtEnd(bytes: Buffer): number {
  for (let length = Math.min(placeholder.length - 1, bytes.length); length > 0; length -= 1) {
    if (bytes.subarray(bytes.length - length).equals(placeholder.subarray(0, length))) return length
  }
  return 0
}
