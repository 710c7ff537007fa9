import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publicKeyFrom } from '#platform/keys/ed25519.ts'
import { createSecrets } from '#platform/secrets.ts'
import { openExport, toLines } from './audit-file.ts'
import { type AuditEntry, FIRST_HASH, hashOf } from './chain.ts'
import { sealKeyFrom, sealOf, sealPublicKeyOf } from './seals.ts'
import { verifyAudit } from './verify-audit.ts'

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

async function* inTurn(entries: readonly AuditEntry[]) {
  yield* entries
}

async function writeExport(length: number): Promise<string> {
  const entries = aChain(length)
  const head = { sequence: BigInt(length), hash: entries.at(-1)?.hash ?? FIRST_HASH }
  const file = path.join(fs.mkdtempSync(path.join(tmpdir(), 'ahia-audit-')), 'audit.jsonl')
  const lines: string[] = []
  const audit = { entries: inTurn(entries), seals: [sealOf(key, head)], head }
  for await (const line of toLines(audit, publicKey)) lines.push(line)
  fs.writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

const check = async (file: string) =>
  verifyAudit(await openExport(file), publicKeyFrom(Buffer.from(publicKey, 'hex')))

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
