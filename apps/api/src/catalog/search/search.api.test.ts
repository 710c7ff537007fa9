import { listProducts, suggest } from '@ahia/contracts/catalog'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ isDemo: true, env: { BROWSE_LIMIT_PER_MINUTE: '100000' } })
})

const search = async (text: string) => {
  const { products, didYouMean } = await api.call(listProducts, { search: text })
  return { names: products.map(({ name }) => name), didYouMean }
}

test.each([
  ['word endings', 'monitors', 'Digital blood pressure monitor, upper arm'],
  ['accents', 'jóllòf ríce', 'Party jollof rice, large bowl'],
  ['a shop', 'Mama Nkechi', 'Okpa, hot, pack of 4'],
  ['units written together', '20000mah power bank', '20,000 mAh power bank, 22.5 W'],
  ['units written apart', 'red palm oil 5 litres', 'Red palm oil, 5 L'],
  ['words of our own', 'wax print 6 yds', 'Ankara cotton print, 6 yards'],
])('LIST-07 %s: "%s" finds %s', async (_what, text, expected) => {
  const { names, didYouMean } = await search(text)

  expect(names).toContain(expected)
  expect(didYouMean).toBeNull()
})

test('LIST-07 a category is found by its name', async () => {
  const { products } = await api.call(listProducts, { search: 'pet supplies' })

  expect(products).toHaveLength(12)
  expect(products.filter(({ category }) => category === 'PET').length).toBeGreaterThan(10)
})

test("LIST-07 'jolof' finds jollof, and asks whether that was meant", async () => {
  const { names, didYouMean } = await search('jolof rcie')

  expect(names).toContain('Party jollof rice, large bowl')
  expect(didYouMean).toBe('jollof rice')
})

test('LIST-07 words that no product has together still show what has some of them', async () => {
  const { names } = await search('jollof laptop')

  expect(names).toContain('Party jollof rice, large bowl')
})

test.each(['xqzvbnw', '!!!', '....'])(
  'LIST-07 "%s" finds nothing, and nothing is made up for it',
  async (text) => {
    expect(await search(text)).toEqual({ names: [], didYouMean: null })
  },
)

test('LIST-07 what has the word in its name comes before what only speaks of it', async () => {
  await openShop(api.db, [
    {
      name: 'A bowl',
      description: 'This bowl was made to hold the famous tuwomasara, but holds any other thing too.',
    },
    { name: 'Tuwomasara, ready to eat' },
  ])

  expect((await search('tuwomasara')).names).toEqual(['Tuwomasara, ready to eat', 'A bowl'])
})

test('LIST-06, LIST-07 a search can be sorted by price, and then price decides', async () => {
  const { products } = await api.call(listProducts, { search: 'rice', sort: 'price-low' })

  const prices = products.map(({ basePrice }) => basePrice)
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

describe('a word that thousands of products have', () => {
  const MANY = 6400 // of the one word more, of the other fewer than are looked through from the head of an order
  const STEP = 800
  const numbers = Array.from({ length: MANY }, (_, number) => number)
  const isZomkom = (n: number) => n % 8 !== 0
  const isBrewtown = (n: number) => n % 400 === 0

  beforeAll(async () => {
    const { products } = await openShop(api.db, [{ name: 'Brewtown number 0', status: 'DRAFT' }])
    // Most are called zomkom; few are called brewtown, but all of them speak of it. In steps no longer than a shopper waits.
    for (let first = 0; first < MANY; first += STEP)
      await sql`
        insert into products (
          id, shop_id, shop_name, shop_status, name, subtitle, description, category, subcategory, base_price_kobo, stock,
          picture_keys, status, created_at, sales
        )
        select gen_random_uuid(), shop_id, shop_name, shop_status,
          case when n % 8 <> 0 then 'Zomkom number ' || n when n % 400 = 0 then 'Brewtown number ' || n
            else 'Drink number ' || n end || '.',
          subtitle, description || ' Made in brewtown.', case when n % 3 = 0 then 'GROCERY' else 'FOOD' end, subcategory,
          100 * n + 100, n % 10, picture_keys, 'LIVE', created_at - n * interval '1 hour', (n * 7919) % 1000
        from products, generate_series(${first}::integer, ${first + STEP - 1}) as n
        where id = ${products[0]?.id}`.execute(api.writer)
  })

  const SORT_ORDERS = [undefined, 'newest', 'popular', 'price-low', 'price-high'] as const
  const cases = [
    ...SORT_ORDERS.map((sort) => ['brewtown', sort, MANY] as const),
    ['zomkom', undefined, numbers.filter(isZomkom).length] as const,
    ['zomkom', 'price-low', numbers.filter(isZomkom).length] as const,
  ]

  test.each(cases)(
    'LIST-07 %s, sorted by %s, is paged through to the last of %i, each once',
    async (word, sort, total) => {
      const first = await api.call(listProducts, { search: word, sort, limit: 60 })
      const ids = new Set<string>()
      for (let page = 1; page <= first.pages; page += 1) {
        const { products } = await api.call(listProducts, { search: word, sort, limit: 60, page })
        for (const { _id } of products) ids.add(_id)
      }

      expect(first.total).toBe(total)
      expect(ids.size).toBe(total)
    },
  )

  test('LIST-07 what has it in its name comes before what only speaks of it', async () => {
    const { products } = await api.call(listProducts, { search: 'brewtown', limit: 20 })

    const called = products.map(({ name }) => name.startsWith('Brewtown'))
    expect(called).toEqual(called.map((_, place) => place < numbers.filter(isBrewtown).length))
  })

  test.each([
    ['zomkom', isZomkom],
    ['brewtown', () => true],
  ])('LIST-07, LIST-11 %s is counted and filtered like any other', async (word, isMatch) => {
    const asked = { category: 'GROCERY', maxPrice: 500, inStock: true } as const
    const all = await api.call(listProducts, { search: word })
    const some = await api.call(listProducts, { search: word, ...asked })

    const matches = numbers.filter(isMatch)
    const grocery = matches.filter((n) => n % 3 === 0)
    expect(all.facets.categories).toEqual([
      { value: 'FOOD', count: matches.length - grocery.length },
      { value: 'GROCERY', count: grocery.length },
    ])
    expect(some.total).toBe(grocery.filter((n) => n % 10 > 0 && n + 1 <= 500).length)
    expect(some.products.every(({ category, basePrice }) => category === 'GROCERY' && basePrice <= 500)).toBe(
      true,
    )
  })

  test('suggestions for it have it in their name', async () => {
    const { suggestions } = await api.call(suggest, { q: 'zomk' })

    expect(suggestions).toHaveLength(10)
    expect(suggestions.every(({ label }) => label.startsWith('Zomkom'))).toBe(true)
  })
})

describe('GET /search/suggest', () => {
  const labels = async (q: string) => (await api.call(suggest, { q })).suggestions.map(({ label }) => label)

  test('names products while they are being typed', async () => {
    expect(await labels('jollo')).toContain('Party jollof rice, large bowl')
    expect(await labels('party jol')).toContain('Party jollof rice, large bowl')
  })

  test('names categories and shops first, ten in all at most', async () => {
    const { suggestions } = await api.call(suggest, { q: 'pe' })

    expect(suggestions).toHaveLength(10)
    expect(suggestions[0]).toEqual({
      kind: 'category',
      label: 'Pet Supplies',
      category: 'PET',
      subCategory: null,
    })
    expect(suggestions.filter(({ kind }) => kind === 'shop').map(({ label }) => label)).toContain(
      'Pet Corner',
    )
  })

  test('forgives a slip', async () => {
    expect(await labels('jolof')).toContain('Party jollof rice, large bowl')
  })

  test.each(['%', '100% _', "'; drop", 'xqzvbnw', '🍚'])('takes %s as the text it is', async (q) => {
    expect((await api.call(suggest, { q })).suggestions.length).toBeLessThanOrEqual(10)
  })
})
