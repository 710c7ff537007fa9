import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findSecretKey, readSecretKey } from './secret-key.ts'
import { createSecrets } from './secrets.ts'

test('the key of a data folder is generated once, readable only by its owner, and kept', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-secret-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const dataDir = path.join(folder, 'data')

  const made = readSecretKey({ secretKey: null, dataDir })

  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(readSecretKey({ secretKey: null, dataDir })).toBe(made)
  expect(fs.readdirSync(dataDir)).toEqual(['secret-key'])
  expect(fs.statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('a truncated key is refused in one clear line', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-secret-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))

  for (const cut of ['', '\n', 'x'.repeat(31)]) {
    fs.writeFileSync(path.join(dataDir, 'secret-key'), cut)
    expect(() => readSecretKey({ secretKey: null, dataDir })).toThrow(/fewer than 32 characters.*new key/)
  }
})

test('a configured key is used, and nothing is written', () => {
  const secretKey = 'named by the operator of the market'

  expect(readSecretKey({ secretKey, dataDir: '/nowhere/at/all' })).toBe(secretKey)
})

test('looking for a key makes none', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-secret-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))

  expect(findSecretKey({ secretKey: null, dataDir })).toBeNull()
  expect(fs.readdirSync(dataDir)).toEqual([])
  const made = readSecretKey({ secretKey: null, dataDir })
  expect(findSecretKey({ secretKey: null, dataDir })).toBe(made)
})

test('each purpose has its own key', () => {
  const { deriveKey } = createSecrets('the one secret of the whole house')

  expect(deriveKey('code')).toEqual(deriveKey('code'))
  expect(deriveKey('code')).not.toEqual(deriveKey('access-token'))
})
