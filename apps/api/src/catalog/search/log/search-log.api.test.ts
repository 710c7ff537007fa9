import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { openShop } from '../../../../test/builders.ts'
import { send } from '../../../../test/customer.ts'
import { aStaffActor } from '../../../../test/staff/a-staff-actor.ts'
import { startTestApi, type TestApi } from '../../../../test/test-api.ts'
import { deleteOldSearches } from './delete-old-searches.ts'
import { proposeSynonym } from './propose-synonym.ts'
import { addCounts, listSearchRows, listSynonyms } from './search-log.sql.ts'
import { SearchLog } from './search-log.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { TRUST_PROXY_HOPS: '1' } })
  await openShop(api.db, [{ name: 'Yam flour, 5 kg' }])
})
beforeEach(async () => {
  await api.searchLog.flush()
  await api.pool.query('truncate searched_words, search_visitors')
})

const search = async (words: string, network: string, more = '') => {
  const answer = await send(api, `/products?search=${encodeURIComponent(words)}${more}`, { network })
  await answer.text()
}
const listed = (nothingFound = false) => listSearchRows(api.db.read, { nothingFound, after: null, limit: 50 })
const stored = async () =>
  (await api.pool.query('select words, searches, visitors, hits from searched_words order by words')).rows

test('ADMIN-51 searches are counted with their visitors and hits, folded, and shown from five visitors on', async () => {
  for (const last of [1, 2, 3, 4, 4]) await search('YAM Flour', `10.40.0.${last}`)
  for (const last of [1, 2, 3, 4, 5]) await search('ọlọ́mọge lipstick', `10.40.0.${last}`)
  await search('yam flour', '10.40.0.9', '&inStock=true')
  await search('yam flour', '10.40.0.8', '&page=2')
  await search('ada@example.com', '10.40.0.8')

  await expect
    .poll(async () => {
      await api.searchLog.flush()
      return stored()
    })
    .toEqual([
      { words: 'olomoge lipstick', searches: 5, visitors: 5, hits: expect.any(Number) },
      { words: 'yam flour', searches: 6, visitors: 5, hits: expect.any(Number) },
    ])
  expect((await listed()).map(({ words }) => words)).toEqual(['yam flour', 'olomoge lipstick'])
})

test('ADMIN-51 four visitors are not shown, however often they search, and words without a hit are listed alone', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const visitors = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => Buffer.alloc(16, from + at))
  await api.db.statement((writer) =>
    addCounts(writer, day, [
      { words: 'four people', searches: 90, hits: 0, visitors: visitors(4) },
      { words: 'ponmo', searches: 7, hits: 0, visitors: visitors(5) },
      { words: 'rice', searches: 50, hits: 12, visitors: visitors(6) },
    ]),
  )
  await api.db.statement((writer) =>
    addCounts(writer, day, [{ words: 'ponmo', searches: 2, hits: null, visitors: visitors(5) }]),
  )

  expect(await listed()).toMatchObject([
    { words: 'rice', searches: 50, hits: 12 },
    { words: 'ponmo', searches: 9, hits: 0 },
  ])
  expect((await listed(true)).map(({ words }) => words)).toEqual(['ponmo'])
  const [first] = await listSearchRows(api.db.read, { nothingFound: false, after: null, limit: 1 })
  const after = first ? { searches: first.searches, words: first.words } : null
  expect(await listSearchRows(api.db.read, { nothingFound: false, after, limit: 1 })).toMatchObject([
    { words: 'ponmo' },
  ])
})

test('ADMIN-51 no address is stored, the same visitor has another hash the next day, and hashes go then', async () => {
  let now = new Date('2026-11-17T10:00:00Z')
  const counting = new SearchLog({ ...api, log: createLog('silent'), now: () => now })
  const visit = () => counting.visit({ url: '/products?search=kettle', clientAddress: '10.40.7.7' })
  visit()
  await counting.flush()
  now = new Date('2026-11-18T10:00:00Z')
  visit()
  await counting.flush()
  const { rows } = await api.pool.query(
    `select day::text, encode(visitor, 'hex') as visitor from search_visitors`,
  )
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
  expect(JSON.stringify(rows)).not.toContain('10.40.7.7')

  await deleteOldSearches(api, now)

  const left = await api.pool.query('select day::text from search_visitors')
  expect(left.rows).toEqual([{ day: '2026-11-18' }])
  await deleteOldSearches(api, new Date('2027-02-16T10:00:00Z'))
  expect(await stored()).toMatchObject([{ searches: 1 }])
})

test('ADMIN-51 memory is bounded: beyond 500 words in five seconds nothing more is counted', async () => {
  const counting = new SearchLog({ ...api, log: createLog('silent') })
  for (let at = 0; at < 700; at += 1)
    counting.visit({
      url: `/products?search=word${String.fromCharCode(97 + (at % 26))}x${at}`,
      clientAddress: '10.0.0.1',
    })
  await counting.flush()

  expect(await stored()).toHaveLength(500)
})

test('ADMIN-51 two processes that count the same words at once count them all', async () => {
  const processes = [1, 2, 3, 4].map(() => new SearchLog({ ...api, log: createLog('silent') }))
  for (const [at, counting] of processes.entries())
    for (const words of at % 2 ? ['okra', 'beans'] : ['beans', 'okra'])
      counting.visit({ url: `/products?search=${words}`, clientAddress: `10.41.0.${at}` })

  await Promise.all(processes.map((counting) => counting.flush()))

  expect(await stored()).toMatchObject([
    { words: 'beans', searches: 4, visitors: 4 },
    { words: 'okra', searches: 4, visitors: 4 },
  ])
})

test('ADMIN-51 a synonym is proposed once, and its entry in the audit has no words', async () => {
  const by = await aStaffActor(api, 'CATALOGUE')

  await proposeSynonym(api, { words: 'ponmo', means: 'cow skin', by })
  await proposeSynonym(api, { words: 'ponmo', means: 'cow skin', by })

  expect(await listSynonyms(api.db.read)).toMatchObject([{ words: 'ponmo', means: 'cow skin' }])
  const { rows } = await api.pool.query('select act, subjects from audit_entries where actor_id = $1', [
    by.id,
  ])
  expect(rows).toEqual([
    { act: 'synonym.propose', subjects: [expect.stringMatching(/^synonym:[0-9a-f-]{36}$/)] },
  ])
})
