import { afterEach, expect, test, vi } from 'vitest'
import { cacheNow } from '#platform/cache.ts'
import { createPageCache } from './page-cache.ts'

const PUBLIC = 'public, s-maxage=10, stale-while-revalidate=60'

function aPage(cacheControl: string | null, status = 200) {
  const headers: Record<string, string> = cacheControl === null ? {} : { 'cache-control': cacheControl }
  const body = Buffer.from('page')
  return { status, headers, body, etag: 'W/"page"', compressed: async () => body }
}

afterEach(() => {
  vi.useRealTimers()
})

const stopClock = () => vi.useFakeTimers({ toFake: ['performance'] })

test('T24 a public page is kept', () => {
  stopClock()
  const cache = createPageCache()
  const page = aPage(PUBLIC)

  cache.put('/', page, cacheNow())

  expect(cache.find('/')).toEqual({ page, isStale: false, age: 0 })
})

test.each([
  ['private', aPage('private, s-maxage=10')],
  ['not to be stored', aPage('no-store')],
  ['without Cache-Control', aPage(null)],
  ['public, but not for shared caches', aPage('public, max-age=10')],
  ['public, but an error', aPage(PUBLIC, 404)],
])('T24 a page that is %s is never kept', (_name, page) => {
  const cache = createPageCache()

  cache.put('/', page, cacheNow())

  expect(cache.find('/')).toBeNull()
})

test.each([
  ['is gone', 410, true],
  ['is not there', 404, true],
  ['could not be rendered', 503, false],
])('T24 of what %s the old page is dropped only if nobody should see it', (_name, status, isDropped) => {
  const cache = createPageCache()
  cache.put('/', aPage(PUBLIC), cacheNow())

  cache.put('/', aPage('no-store', status), cacheNow())

  expect(cache.find('/') === null).toBe(isDropped)
})

test('ADMIN-30 a page is as old as its rendering, counted from the beginning and rounded up', () => {
  stopClock()
  const cache = createPageCache()
  const begunAt = cacheNow()
  vi.advanceTimersByTime(9_100)

  cache.put('/', aPage(PUBLIC), begunAt)

  expect(cache.find('/')).toMatchObject({ isStale: false, age: 10 })
  vi.advanceTimersByTime(1_000)
  expect(cache.find('/')).toMatchObject({ isStale: true, age: 11 })
  vi.advanceTimersByTime(60_000)
  expect(cache.find('/')).toBeNull()
})
