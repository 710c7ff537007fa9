import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startS3Store } from '../../../test/s3/s3-store.ts'
import { type LineFiles, openLineStore } from './open-line-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ahia-lines-'))
const { bucket } = await startS3Store()
const STORES: [string, LineFiles][] = [
  ['a folder', openLineStore({ pictures: { way: 'folder', folder } })],
  ['a bucket', openLineStore({ pictures: { way: 'bucket', ...bucket } })],
]

test.each(STORES)('ADMIN-48 in %s a file is added once, and never replaced', async (_where, lines) => {
  expect(await lines.add('seals/1.json', 'first')).toBe(true)
  expect(await lines.add('seals/1.json', 'second')).toBe(false)
  expect(await lines.get('seals/1.json')).toBe('first')
})

test('ADMIN-48 of many that add the same file at once to a folder one succeeds, and nothing unfinished stays', async () => {
  const [, lines] = STORES[0] ?? []
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, place) => lines?.add('race/1.json', `${place}`)),
  )

  expect(results.filter(Boolean)).toHaveLength(1)
  expect(readdirSync(path.join(folder, 'race'))).toEqual(['1.json'])
})
