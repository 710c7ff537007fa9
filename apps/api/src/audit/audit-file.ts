import { createReadStream } from 'node:fs'
import { z } from 'zod'
import type { Seal } from './seals.ts'
import type { AuditSource } from './verify-audit.ts'

const hex = z.string().regex(/^[0-9a-f]*$/)
const sequence = z.string().regex(/^\d+$/)
const entrySchema = z.strictObject({
  sequence,
  happenedAt: z.string(),
  actorKind: z.string(),
  actorId: z.string().nullable(),
  role: z.string().nullable(),
  sessionId: z.string().nullable(),
  network: z.string().nullable(),
  requestId: z.string().nullable(),
  act: z.string(),
  subjects: z.array(z.string()),
  fields: z.array(z.string()),
  reason: z.string().nullable(),
  previousHash: hex,
  hash: hex,
})
const sealSchema = z.strictObject({ sequence, hash: hex, signature: hex })
/** The first line of an export; entries follow, one on each line. */
const headSchema = z.strictObject({
  audit: z.literal('ahia-audit-1'),
  publicKey: hex,
  head: z.strictObject({ sequence, hash: hex }),
  seals: z.array(sealSchema),
})

/** A seal as it is stored; null for anything else. */
export const readSeal = (text: string): Seal | null => readLine(sealSchema, text)

/** The lines of an export. */
export async function* toLines(
  { batches, seals, head }: AuditSource,
  publicKey: string,
): AsyncGenerator<string> {
  const end = { sequence: String(head.sequence), hash: head.hash }
  yield JSON.stringify({ audit: 'ahia-audit-1', publicKey, head: end, seals })
  for await (const batch of batches) for (const entry of batch) yield JSON.stringify(entry)
}

const READ_AT_ONCE = 1_048_576

type Export = AuditSource & { publicKey: string }

export const openExport = (file: string): Promise<Export> => readExport(linesOf(file))

/** Whole lines, one or more at a time: handing each over by itself would cost more than checking it. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: READ_AT_ONCE })) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield [rest]
}

/** An export as it was written. Its own public key proves nothing: anyone who changed the file could have changed it too. */
export async function readExport(lines: AsyncIterable<readonly string[]>): Promise<Export> {
  const reading = lines[Symbol.asyncIterator]()
  const begun = await reading.next()
  const [first = '', ...others] = begun.done ? [] : begun.value
  const read = readLine(headSchema, first)
  if (read === null) throw new Error('Its first line is not that of an export of the audit')
  const { publicKey, head, seals } = read
  async function* batches() {
    yield others.map(readEntry)
    for (let next = await reading.next(); !next.done; next = await reading.next())
      yield next.value.map(readEntry)
  }
  return { batches: batches(), seals, head: { sequence: BigInt(head.sequence), hash: head.hash }, publicKey }
}

const readEntry = (line: string) => readLine(entrySchema, line) ?? 'unreadable'

function readLine<Line>(schema: z.ZodType<Line>, line: string): Line | null {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    return null
  }
}
