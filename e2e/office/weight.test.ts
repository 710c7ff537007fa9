import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const SCRIPTS = path.resolve(import.meta.dirname, '../../apps/admin/build/client/assets')
const MOST_KB = 220

test('ADMIN-54 all scripts of the back office together weigh less than one page of it may', () => {
  const scripts = readdirSync(SCRIPTS).filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(SCRIPTS, file))).length,
    0,
  )

  expect(scripts.length).toBeGreaterThan(30)
  expect(bytes / 1000).toBeLessThan(MOST_KB)
})
