import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compiledPrograms } from '@ahia/testing/runs/compiled-programs'
import { expect, onTestFinished, test } from 'vitest'
import { publicKeyFrom } from '#platform/keys/ed25519.ts'
import { createSecrets } from '#platform/secrets.ts'
import { openExport, readExport, toLines } from './audit-file.ts'
import { type AuditEntry, FIRST_HASH, hashOf } from './chain.ts'
import { sealKeyFrom, sealOf, sealPublicKeyOf } from './seals.ts'
import { verifyAudit } from './verify-audit.ts'

const COMMAND = path.resolve(import.meta.dirname, '../audit-verify.ts')

const key = sealKeyFrom(createSecrets('known to every test, and to nobody else'))
const publicKey = sealPublicKeyOf(key)

function aChain(length: number): AuditEntry[] {
  const entries: AuditEntry[] = []
  for (let place = 1; place <= length; place += 1) {
    const entry: AuditEntry = {
      sequence: String(place),
      happenedAt: '2026-11-17T08:00:00.000001Z',
      actorKind: 'MARKET',
      actorId: null,
      role: null,
      sessionId: null,
      network: null,
      requestId: null,
      act: 'shop.approve',
      subjects: [`shop:${place}`],
      fields: [],
      reason: null,
      previousHash: entries.at(-1)?.hash ?? FIRST_HASH,
      hash: '',
    }
    entries.push({ ...entry, hash: hashOf(entry) })
  }
  return entries
}

async function* asOne<Item>(items: readonly Item[]) {
  yield items
}

/** Sealed at its end. */
async function linesOf(length: number): Promise<string[]> {
  const entries = aChain(length)
  const head = { sequence: BigInt(length), hash: entries.at(-1)?.hash ?? FIRST_HASH }
  const lines: string[] = []
  const audit = { batches: asOne(entries), seals: [sealOf(key, head)], head }
  for await (const line of toLines(audit, publicKey)) lines.push(line)
  return lines
}

async function writeExport(length: number): Promise<string> {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'ahia-audit-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'audit.jsonl')
  fs.writeFileSync(file, `${(await linesOf(length)).join('\n')}\n`)
  return file
}

const ourKey = publicKeyFrom(Buffer.from(publicKey, 'hex'))
const check = async (file: string) => verifyAudit(await openExport(file), ourKey)
const checkLines = async (lines: readonly string[]) => verifyAudit(await readExport(asOne(lines)), ourKey)

/** Each line that differs from this one in one bit of one byte. */
function* changedOnce(line: string): Generator<string> {
  for (let at = 0; at < line.length; at += 1) {
    const bit = 1 << (at % 7) // ASCII stays ASCII
    yield line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ bit) + line.slice(at + 1)
  }
}

test('ADMIN-48 an export is checked without a database', async () => {
  expect(await check(await writeExport(5))).toEqual({ entries: 5, seals: 1, broken: null })
})

test('ADMIN-48 one changed byte of an export is named by its entry', async () => {
  const file = await writeExport(5)
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"shop:3"', '"shop:8"'))

  expect(await check(file)).toMatchObject({ entries: 2, broken: 'entry 3 was changed' })
})

test('ADMIN-48 an export that lost its last lines is not whole', async () => {
  const file = await writeExport(5)
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
  fs.writeFileSync(file, lines.slice(0, -2).join('\n'))

  expect(await check(file)).toMatchObject({ entries: 3, broken: 'entry 4 is missing' })
})

test('ADMIN-48 whichever byte of an entry was changed, exactly this entry is named', async () => {
  const lines = await linesOf(3)

  for (const place of [1, 2, 3])
    for (const changed of changedOnce(lines[place] ?? '')) {
      const { broken } = await checkLines(lines.with(place, changed))
      expect(broken, changed).toMatch(`entry ${place} `)
    }
})

test('ADMIN-48 a changed head of an export is noticed, unless only its key was changed, which proves nothing', async () => {
  const lines = await linesOf(2)

  for (const changed of changedOnce(lines[0] ?? '')) {
    const noticed = await checkLines(lines.with(0, changed)).then(
      ({ broken }) => broken,
      (error: Error) => error.message,
    )
    if (noticed === null) expect(JSON.parse(changed).publicKey).not.toBe(publicKey)
  }
})

test.each([
  ['is empty', () => []],
  ['begins with an entry', (lines: string[]) => lines.slice(1)],
])('ADMIN-48 a file that %s is no export', async (_, change) => {
  await expect(readExport(asOne(change(await linesOf(2))))).rejects.toThrow(
    'first line is not that of an export',
  )
})

test('ADMIN-48 entries after the end of the chain are named', async () => {
  const lines = await linesOf(3)
  const [head = ''] = await linesOf(2)

  expect((await checkLines(lines.with(0, head))).broken).toBe('entry 3 is not where the chain ends')
})

test('ADMIN-48 a chain is not whole with an entry after the one that was noted as its last, or with another last one', async () => {
  const entries = aChain(3)
  const [, second, third] = entries.map(({ hash }) => hash)
  const verify = async (sequence: bigint, hash = '') =>
    (await verifyAudit({ batches: asOne(entries), seals: [], head: { sequence, hash } }, ourKey)).broken

  expect(await verify(2n, third)).toBe('entry 3 is not where the chain ends')
  expect(await verify(3n, second)).toBe('entry 3 is not where the chain ends')
  expect(await verify(3n, third)).toBe(null)
})

test('ADMIN-48 an entry that was changed and hashed again is noticed by the one after it', async () => {
  const entries = aChain(3)
  const [, second] = entries
  if (!second) throw new Error('There are three')
  const changed = { ...second, act: 'shop.refuse' }
  const forged = entries.with(1, { ...changed, hash: hashOf(changed) })
  const head = { sequence: 3n, hash: entries[2]?.hash ?? '' }

  const { broken } = await verifyAudit({ batches: asOne(forged), seals: [], head }, ourKey)

  expect(broken).toBe('entry 3 does not follow the one before it')
})

test('ADMIN-48 a seal of no entry is named, and the last of several that are missing', async () => {
  const entries = aChain(3)
  const head = { sequence: 3n, hash: entries[2]?.hash ?? '' }
  const verify = async (sequences: bigint[]) => {
    const seals = sequences.map((sequence) => sealOf(key, { sequence, hash: head.hash }))
    return (await verifyAudit({ batches: asOne(entries), seals, head }, ourKey)).broken
  }

  expect(await verify([0n, 3n])).toBe('a seal has no entry')
  expect(await verify([3n, 5n, 4n])).toBe('entry 4 is missing: the chain was sealed up to entry 5')
})

test('ADMIN-48 the command checks a file without a database, and says with its exit code whether it is intact', async () => {
  const [whole, changed] = [await writeExport(3), await writeExport(3)]
  fs.writeFileSync(changed, fs.readFileSync(changed, 'utf8').replace('"shop:3"', '"shop:8"'))

  const [first, second] = await Promise.all([whole, changed].map(runCommand))

  expect(first).toEqual({ code: 0, text: expect.stringContaining('3 entries and 1 seal,') })
  expect(second).toEqual({ code: 1, text: expect.stringContaining('Broken: entry 3 was changed.') })
})

const runCommand = (file: string): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const args = [COMMAND, '--file', file, '--key', publicKey]
    const env = { ...process.env, ...compiledPrograms }
    const command = execFile(process.execPath, args, { env }, (_, text) =>
      resolve({ code: command.exitCode ?? -1, text }),
    )
  })
