import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onOwnConnection } from '@ahia/testing/database/own-connection'
import { compiledPrograms } from '@ahia/testing/runs/compiled-programs'
import { slowTest } from '@ahia/testing/runs/slow-test'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { createSecrets } from '#platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { recordAct } from './record-act.ts'
import { sealAudit } from './seal-audit.ts'
import { sealKeyFrom, sealPublicKeyOf } from './seals.ts'
import { type SealStore, storeSeals } from './store-seals.ts'
import { nameOfSeal } from './stored-seals.ts'

const COMMAND = path.resolve(import.meta.dirname, '../audit-verify.ts')
const SECRET_KEY = 'known to every test, and to nobody else'

const secrets = createSecrets(SECRET_KEY)
const publicKey = sealPublicKeyOf(sealKeyFrom(secrets))
const log = createLog('silent')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
})

/** Three entries, each with its seal, stored. */
beforeEach(async () => {
  await byForce(
    'truncate audit_entries, audit_seals, audit_stored_seals',
    `update audit_head set sequence = 0, hash = decode(repeat('00', 32), 'hex')`,
  )
  folder = fs.mkdtempSync(path.join(tmpdir(), 'ahia-seals-'))
  const { db } = database
  for (let place = 0; place < 3; place += 1) {
    await db.transaction((tx) =>
      recordAct(tx, { actor: { kind: 'MARKET' }, act: 'shop.approve', subjects: [`shop:${newId()}`] }),
    )
    await sealAudit({ db, secrets, log })
  }
  await storeSeals({ db, secrets, log, seals: inFolder })
  return () => fs.rmSync(folder, { recursive: true })
})

/** As the media slice stores them in a folder. */
const inFolder: SealStore = {
  get: async (name) => fs.readFileSync(path.join(folder, name), 'utf8'),
  add: async (name, text) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text, { flag: 'wx' })
    return true
  },
}

const fileOf = (sequence: number) => path.join(folder, nameOfSeal(publicKey, String(sequence)))

/** What the database rejects, done by somebody who may switch its triggers off. */
const byForce = (...statements: string[]): Promise<void> =>
  onOwnConnection(database.pool, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const one of statements) await client.query(one)
  })

const verify = (...more: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      ...compiledPrograms,
      DATABASE_URL: database.url,
      SECRET_KEY,
      MEDIA_DIR: folder,
    }
    const command = execFile(process.execPath, [COMMAND, ...more], { env }, (_, text, fault) =>
      resolve({ code: command.exitCode ?? -1, text: text + fault }),
    )
  })

test('ADMIN-48 the command compares a market with its stored seals', async () => {
  expect(await verify()).toEqual({
    code: 0,
    text: expect.stringMatching(/3 entries and 3 seals, .*\nStored: 3 seals/),
  })
})

test('ADMIN-48 anyone who cuts off the chain with its seals is found by those that are stored', async () => {
  await byForce(
    'delete from audit_stored_seals where sequence > 1',
    'delete from audit_seals where sequence > 1',
    'delete from audit_entries where sequence > 1',
    'update audit_head set sequence = 1, hash = (select hash from audit_entries)',
  )

  expect(await verify('--without-store')).toMatchObject({ code: 0 })
  const { code, text } = await verify()
  expect(code).toBe(1)
  expect(text).toContain('Broken: entry 2 is missing: the chain was sealed up to entry 3.')
  expect(text).toContain('Broken: the stored seal of entry 2 is missing in the audit.')
  expect(text).toContain('Broken: the stored seal of entry 3 is missing in the audit.')
})

test('ADMIN-48 a stored seal that is gone, and one that was changed, are named', async () => {
  fs.rmSync(fileOf(1))
  fs.writeFileSync(fileOf(2), fs.readFileSync(fileOf(2), 'utf8').replace(/"hash":"./, '"hash":"x'))

  const { code, text } = await verify()

  expect(code).toBe(1)
  expect(text).toContain(`Broken: the stored seal ${nameOfSeal(publicKey, '2')} cannot be read.`)
  expect(text).toContain('Broken: the seal of entry 1 is missing in the store.')
})

slowTest('ADMIN-48 an export is compared with a copy of the stored seals, without a database', async () => {
  const file = path.join(folder, 'audit.jsonl')
  const offline = ['--file', file, '--key', publicKey, '--store', folder]
  await verify('--export', file)
  expect(await verify(...offline)).toMatchObject({
    code: 0,
    text: expect.stringContaining('Stored: 3 seals.'),
  })

  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const { seals, ...head } = JSON.parse(lines[0] ?? '')
  fs.writeFileSync(file, [JSON.stringify({ ...head, seals: seals.slice(1) }), ...lines.slice(1)].join('\n'))

  const { code, text } = await verify(...offline)
  expect(code).toBe(1)
  expect(text).toContain('the stored seal of entry 1 is missing in the audit')
})
