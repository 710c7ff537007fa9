import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { onOwnConnection } from '@ahia/testing/database/own-connection'
import { makeThrowAwayFolder, removeFolder } from '@ahia/testing/throw-away-folder'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { createSecrets } from '#platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { openExport, toLines } from './audit-file.ts'
import { readAudit } from './read-audit.ts'
import { type Act, recordAct } from './record-act.ts'
import { sealAudit } from './seal-audit.ts'
import { sealKeyFrom } from './seals.ts'
import { verifyAudit } from './verify-audit.ts'

const secrets = createSecrets('known to every test, and to nobody else')
const log = createLog('silent')
const key = sealKeyFrom(secrets)

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() =>
  byForce('truncate audit_entries, audit_seals; update audit_head set sequence = 0, hash = $1', EMPTY),
)

const EMPTY = Buffer.alloc(32)

/** What the database rejects, done by somebody who may switch its triggers off. */
const byForce = (statements: string, ...values: unknown[]): Promise<void> =>
  onOwnConnection(database.pool, async (client) => {
    await client.query('set session_replication_role = replica')
    const list = statements.split('; ')
    for (const [index, one] of list.entries())
      await client.query(one, index === list.length - 1 ? values : [])
  })

const anAct = (given: Partial<Act> = {}): Act => ({
  actor: { kind: 'MARKET' },
  act: 'shop.approve',
  subjects: [`shop:${newId()}`],
  ...given,
})

const record = (...acts: Act[]): Promise<void> =>
  database.db.transaction(async (tx) => {
    for (const act of acts) await recordAct(tx, act)
  })

const verify = async () => verifyAudit(await readAudit(database.db.read), key)
const seal = () => sealAudit({ db: database.db, secrets, log })

test('ADMIN-46, ADMIN-47 every entry has a place, a time, who, what and the hash that we compute too', async () => {
  await record(
    anAct(),
    anAct({
      actor: { kind: 'STAFF', id: newId(), role: 'ARBITER' },
      act: 'dispute.settle',
      subjects: ['order:ọjà-1', 'shop:2'],
      fields: ['status', 'answer'],
      reason: 'REFUNDED',
      requestId: 'request',
      sessionId: newId(),
      network: '197.210.4.0/24',
    }),
  )

  expect(await verify()).toEqual({ entries: 2, seals: 0, broken: null })
  const { rows } = await database.pool.query(
    'select act, role, previous_hash from audit_entries order by sequence',
  )
  expect(rows).toMatchObject([
    { act: 'shop.approve', role: null, previous_hash: EMPTY },
    { act: 'dispute.settle', role: 'ARBITER' },
  ])
})

test('ADMIN-47, ADMIN-48 an entry of any length and with any characters is as the database wrote it, also in an export', async () => {
  const long = Array.from({ length: 19 }, () => `product:${newId()}`.repeat(25))
  await record(anAct({ subjects: ['order:ọjà\t"1"\u2028, {2}', ...long] }), anAct())

  expect(await verify()).toEqual({ entries: 2, seals: 0, broken: null })
  const lines: string[] = []
  for await (const line of toLines(await readAudit(database.db.read), '')) lines.push(line)
  const file = path.join(makeThrowAwayFolder(), 'audit.jsonl')
  onTestFinished(() => removeFolder(path.dirname(file)))
  fs.writeFileSync(file, lines.join('\n'))
  expect(await verifyAudit(await openExport(file), key)).toEqual({ entries: 2, seals: 0, broken: null })
})

test('ADMIN-47 acts at the same time make one chain, and one that is taken back leaves no gap', async () => {
  const failed = database.db.transaction(async (tx) => {
    await recordAct(tx, anAct())
    throw new Error('taken back')
  })

  await Promise.all([failed.catch(() => null), ...Array.from({ length: 12 }, () => record(anAct(), anAct()))])

  expect(await verify()).toEqual({ entries: 24, seals: 0, broken: null })
})

test.each([
  `update audit_entries set act = 'shop.refuse'`,
  'delete from audit_entries',
  'truncate audit_entries cascade',
  'update audit_head set sequence = 0',
  'delete from audit_head',
  'insert into audit_head (is_only, sequence, hash) values (true, 0, sha256(null))',
])('ADMIN-47 entries stay as they are: the database rejects to %s', async (statement) => {
  await record(anAct())

  await expect(database.pool.query(statement)).rejects.toMatchObject({ constraint: 'audit_append_only' })
})

test.each([
  ['without a subject', { subjects: [] as never }],
  ['with words as its reason', { reason: 'she lives in Aba' }],
  ['with a made-up act', { act: 'Approve shop' }],
])('ADMIN-46 an entry %s is refused', async (_, given) => {
  await expect(record(anAct(given))).rejects.toMatchObject({ code: '23514' })
})

test('ADMIN-48 the end of the chain is sealed once, and entries after it wait for the next seal', async () => {
  await record(anAct(), anAct())
  await Promise.all([seal(), seal()])
  await seal()
  await record(anAct())

  expect(await verify()).toEqual({ entries: 3, seals: 1, broken: null })
})

test.each([
  ['changed', `update audit_entries set reason = 'LOST' where sequence = 2`, 'entry 2 was changed'],
  ['removed', 'delete from audit_entries where sequence = 2', 'entry 2 is missing'],
  ['removed at the end', 'delete from audit_entries where sequence = 3', 'entry 3 is missing'],
  [
    'dated back',
    `update audit_entries set happened_at = happened_at - interval '1 microsecond' where sequence = 3`,
    'entry 3 was changed',
  ],
])('ADMIN-48 an entry that was %s is named', async (_, statement, broken) => {
  await record(anAct(), anAct(), anAct())

  await byForce(statement)

  expect((await verify()).broken).toBe(broken)
})

test('ADMIN-48 anyone who writes the whole chain again is found by its seal', async () => {
  await record(anAct(), anAct({ reason: 'APPROVED' }))
  await seal()
  await byForce('delete from audit_entries; update audit_head set sequence = 0, hash = $1', EMPTY)

  await record(anAct(), anAct({ reason: 'REFUSED' }))

  expect((await verify()).broken).toBe('entry 2 is not the one that was sealed')
})

test('ADMIN-48 anyone who cuts off the end of the chain is found by its seal', async () => {
  await record(anAct(), anAct())
  await seal()
  await byForce(
    'delete from audit_entries where sequence = 2; ' +
      'update audit_head set sequence = 1, hash = (select hash from audit_entries where sequence = 1)',
  )

  expect((await verify()).broken).toBe('entry 2 is missing: the chain was sealed up to entry 2')
})

test('ADMIN-48 a seal of another key is not ours', async () => {
  await record(anAct())
  await seal()

  const { publicKey } = generateKeyPairSync('ed25519')

  expect((await verifyAudit(await readAudit(database.db.read), publicKey)).broken).toBe(
    'the seal of entry 1 is not ours',
  )
})
