import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
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
  { entries, seals, head }: AuditSource,
  publicKey: string,
): AsyncGenerator<string> {
  const end = { sequence: String(head.sequence), hash: head.hash }
  yield JSON.stringify({ audit: 'ahia-audit-1', publicKey, head: end, seals })
  for await (const entry of entries) yield JSON.stringify(entry)
}

type Export = AuditSource & { publicKey: string }

export const openExport = (file: string): Promise<Export> =>
  readExport(createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))

/** An export as it was written. Its own public key proves nothing: anyone who changed the file could have changed it too. */
export async function readExport(lines: AsyncIterable<string>): Promise<Export> {
  const reading = lines[Symbol.asyncIterator]()
  const first = await reading.next()
  const read = first.done ? null : readLine(headSchema, first.value)
  if (read === null) throw new Error('Its first line is not that of an export of the audit')
  const { publicKey, head, seals } = read
  async function* entries() {
    for (let line = await reading.next(); !line.done; line = await reading.next())
      yield readLine(entrySchema, line.value) ?? 'unreadable'
  }
  return { entries: entries(), seals, head: { sequence: BigInt(head.sequence), hash: head.hash }, publicKey }
}

function readLine<Line>(schema: z.ZodType<Line>, line: string): Line | null {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    return null
  }
}
