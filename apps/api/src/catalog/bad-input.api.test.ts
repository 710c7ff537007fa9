import { beforeAll, expect, test } from 'vitest'
import { readError } from '../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { BROWSE_LIMIT_PER_MINUTE: '100000' } })
})

const get = (path: string, init: RequestInit = {}) => fetch(`${api.origin}/api/v1${path}`, init)

const REFUSED: [field: string, query: string][] = [
  ['category', 'category=food'],
  ['category', 'category=FOOD%27--'],
  ['category', 'category=TOYS'],
  ['category', 'category='],
  ['category', 'category=FOOD&category=PET'],
  ['category[]', 'category[]=FOOD'],
  ['subcategory', 'subcategory=%20'],
  ['subcategory', `subcategory=${'x'.repeat(61)}`],
  ['minPrice', 'minPrice=-1'],
  ['minPrice', 'minPrice=abc'],
  ['minPrice', 'minPrice=1e20'],
  ['minPrice', 'minPrice=100000000000000000000'],
  ['minPrice', 'minPrice=1.005'],
  ['minPrice', 'minPrice=NaN'],
  ['minPrice', 'minPrice=-0'],
  ['minPrice', 'minPrice=2000&maxPrice=1999'],
  ['maxPrice', 'maxPrice='],
  ['shopId', 'shopId=7'],
  ['shopId', 'shopId=../../etc/passwd'],
  ['search', `search=${'x'.repeat(10_000)}`],
  ['search', 'search=jollof%00rice'],
  ['page', 'page=0'],
  ['page', 'page=-1'],
  ['page', 'page=1e9'],
  ['page', 'page=1000000000'],
  ['page', 'page=1.5'],
  ['limit', 'limit=0'],
  ['limit', 'limit=101'],
  ['sort', 'sort=cheapest'],
  ['sort', 'sort=price;drop%20table%20products'],
  ['rating', 'rating=6'],
  ['rating', 'rating=4.5'],
  ['inStock', 'inStock=yes'],
  ['delivery', 'delivery=BY_BOAT'],
  ['colour', 'colour=red'],
  ['__proto__', '__proto__=1'],
]

test.each(REFUSED)('API-01, API-43 %s is refused and named when invalid: ?%.60s', async (field, query) => {
  const refused = await readError(await get(`/products?${query}`))

  expect(refused).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ path: field }] })
})

const HARMLESS = [
  '%25_%25',
  '(a%2B)%2B%24',
  "'%3B%20drop%20table%20products%3B--",
  '%26%20%7C%20!%20%3A*',
  '%3Cscript%3E',
  '%F0%9F%8D%9A',
]

test.each(HARMLESS)('LIST-07 a search for %s is safe and finds nothing', async (text) => {
  const response = await get(`/products?search=${text}`)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ success: true, data: { products: [], total: 0 } })
})

const ID = '0190a000-0000-7000-8000-000000000000'

test.each([
  ['ids', ''],
  ['ids.0', 'ids='],
  ['ids.0', 'ids=7'],
  ['ids.1', `ids=${ID},`],
  ['ids.1', `ids=${ID},${ID}'--`],
  ['ids', `ids=${ID}%00`],
  ['ids', `ids=${Array(101).fill(ID)}`],
  ['ids', `ids=${ID}&ids=${ID}`],
  ['limit', `ids=${ID}&limit=1`],
])('PDP-11 %s is refused and named when invalid: /products/cards?%.60s', async (field, query) => {
  const refused = await readError(await get(`/products/cards?${query}`))

  expect(refused).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ path: field }] })
})

test.each([
  ['page', 'page=0'],
  ['page', 'page=501'],
  ['page', 'page=1.5'],
  ['page', 'page=1&page=2'],
  ['limit', 'limit=0'],
  ['limit', 'limit=1000000000'],
  ['limit', 'limit=5%00'],
  ['stars', 'stars=5'],
])('PDP-14 %s is refused and named when invalid: reviews?%s', async (field, query) => {
  const refused = await readError(await get(`/products/${ID}/reviews?${query}`))

  expect(refused).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ path: field }] })
})

test.each([
  ['state', 'state=lagos'],
  ['state', 'state=KANO'],
  ['state', 'state=LAGOS&state=EDO'],
  ['state', 'state=LAGOS%00'],
  ['limit', 'limit=0'],
  ['limit', 'limit=25'],
  ['limit', 'limit=1e9'],
  ['sort', 'sort=best'],
])('LIST-13 %s is refused and named when invalid: /shops?%s', async (field, query) => {
  const refused = await readError(await get(`/shops?${query}`))

  expect(refused).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ path: field }] })
})

test.each(['/products/featured?page=2', '/products/0190a000-0000-7000-8000-000000000000?full=1'])(
  'API-02, API-03 %s is refused for its unknown query parameter',
  async (path) => {
    expect(await readError(await get(path))).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  },
)

test.each(['', 'q=', 'q=%20', `q=${'x'.repeat(101)}`, 'q=a&q=b'])(
  'GET /search/suggest?%.20s is refused',
  async (query) => {
    expect(await readError(await get(`/search/suggest?${query}`))).toMatchObject({
      status: 422,
      details: [{ path: 'q' }],
    })
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'API-01 %s on the product list is refused with 405 and the allowed methods',
  async (method) => {
    const response = await get('/products', { method })

    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await readError(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  },
)

test('API-02 a client that disconnects early does not leak a database connection', async () => {
  const asked = Array.from({ length: 30 }, async () => {
    const away = new AbortController()
    const response = get('/products/featured', { signal: away.signal })
    setImmediate(() => away.abort())
    await response.catch(() => null)
  })
  await Promise.all(asked)

  const after = await Promise.all(Array.from({ length: 8 }, () => get('/products/featured')))

  expect(after.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(api.pool.waitingCount).toBe(0)
})
