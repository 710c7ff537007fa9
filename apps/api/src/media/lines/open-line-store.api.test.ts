import { mkdtempSync, readdirSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listen } from '#platform/http/server/listen.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { startS3Store } from '../../../test/s3/s3-store.ts'
import { createObjectStore } from '../pictures/object-store.ts'
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

test.each(STORES)('ADMIN-48 in %s all files of a folder are listed, and no others', async (_where, lines) => {
  for (const name of ['listed/b.json', 'listed/a.json', 'listed-too/c.json']) await lines.put(name, '{}')

  expect(await lines.list('listed')).toEqual(['listed/a.json', 'listed/b.json'])
  expect(await lines.list('never')).toEqual([])
})

test('ADMIN-48 more files than a bucket lists at once are all listed', async () => {
  // The store above cannot make a second page: it answers 500.
  const names = ['many/1.json', 'many/2.json', 'many/3.json', 'many/4.json', 'many/5.json']
  const server = http.createServer(({ url = '' }, response) => {
    const asked = new URL(url, 'http://localhost').searchParams
    const left = names.filter((name) => name > (asked.get('start-after') ?? ''))
    const page = left.slice(0, Number(asked.get('max-keys')))
    const keys = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
    response.end(`<L><IsTruncated>${left.length > page.length}</IsTruncated>${keys}</L>`)
  })
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`
  atEndOfFile(() => void server.close())

  expect(await createObjectStore({ ...bucket, endpoint }).list('many/', 2)).toEqual(names)
})

test('ADMIN-48 of many that add the same file at once to a folder one succeeds, and nothing unfinished stays', async () => {
  const [, lines] = STORES[0] ?? []
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, place) => lines?.add('race/1.json', `${place}`)),
  )

  expect(results.filter(Boolean)).toHaveLength(1)
  expect(readdirSync(path.join(folder, 'race'))).toEqual(['1.json'])
})
