import { listProducts, suggest } from '@ahia/contracts/catalog'
import { fromNaira } from '@ahia/money/naira'
import { howMany } from '@ahia/testing/runs/slow-test'
import fc from 'fast-check'
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
  ['word endings', 'generators', 'Petrol generator with copper coil'],
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

test('LIST-07 a misspelt search finds what was meant and suggests the spelling', async () => {
  const { names, didYouMean } = await search('jollof rcie')

  expect(names).toContain('Party jollof rice, large bowl')
  expect(didYouMean).toBe('jollof rice')
})

test('WIN-90 a dish with one letter wrong is corrected, and the correction is said', async () => {
  const { names, didYouMean } = await search('jolof')

  expect(names).toContain('Party jollof rice, large bowl')
  expect(didYouMean).toBe('jollof')
})

test.each([
  ['a misspelling', '"jolof"'],
  ['a synonym', '"ipods"'],
  ['a beginning', '“refriger”'],
])('WIN-90 words in quotation marks are searched as typed: %s', async (_what, text) => {
  expect(await search(text)).toEqual({ names: [], didYouMean: null })
})

test('WIN-90 words in quotation marks find the goods that have them', async () => {
  const { names } = await search('"jollof rice"')

  expect(names).toContain('Party jollof rice, large bowl')
})

test.each(['"oga"', '"no wahala"', '"sha"', '"!!!"', '"the"', '"of"'])(
  'WIN-90 %s in quotation marks is looked for as it is, and finds nothing',
  async (text) => {
    expect(await search(text)).toEqual({ names: [], didYouMean: null })
  },
)

describe('WIN-90 words in quotation marks are words, and no filter', () => {
  beforeAll(() =>
    openShop(api.db, [
      { name: 'Zubofan' },
      { name: 'Zubofan for kids' },
      { name: 'Zuboshoes in red, not leather' },
      { name: 'Zuboshoes of leather' },
      { name: 'Zuborice under 5k, 5kg', basePriceKobo: fromNaira(9_000) },
    ]),
  )

  test.each([
    ['"zubofan for kids"', ['Zubofan for kids']],
    ['"red zuboshoes"', ['Zuboshoes in red, not leather']],
    ['"zuboshoes not leather"', ['Zuboshoes in red, not leather', 'Zuboshoes of leather']],
    ['"zuborice under 5k"', ['Zuborice under 5k, 5kg']],
    ['"zuborice 5 kg"', ['Zuborice under 5k, 5kg']],
    ['"zuborice 5kg"', ['Zuborice under 5k, 5kg']],
    ['"cheap zubofan"', []],
    ['"zubofan abeg"', []],
    ['"small zubofan"', []],
  ])('%s', async (text, expected) => {
    const { products, understood } = await api.call(listProducts, { search: text })

    expect(products.map(({ name }) => name).toSorted()).toEqual(expected)
    expect(understood?.chips ?? []).toEqual([])
  })
})

test.each(['kuɗi', '"kuɗi"', 'straße', '"straße"', 'aжb', 'rice 米', '"a½b"'])(
  'LIST-07 "%s" is a search like others: letters of every script are letters',
  async (text) => {
    await search(text)
  },
)

test('API-01 no search is an error, whatever its letters, marks, signs and numbers', {
  timeout: 240_000,
}, async () => {
  const scripts = fc.constantFrom(...'aeszɗɓƙƴßøłıŋəżжящבשعربيकमไท日本語한ꙮ𝒜𐄇½²ⅷ٣३ŉʼ\u0301\u0323\u0308')
  const words = fc.constantFrom(
    'rice',
    'red',
    'not',
    'oga',
    'sha',
    'under',
    '5k',
    '5kg',
    '0.5',
    'for',
    'and',
    'shoe',
  )
  const signs = fc.constantFrom(
    ' ',
    ' ',
    '"',
    '“',
    '”',
    "'",
    '’',
    '&',
    '|',
    '!',
    ':',
    '*',
    '(',
    ')',
    '<->',
    '\\',
    '.',
    ',',
    '-',
    '₦',
    '%',
    '¦',
  )
  const texts = fc
    .array(fc.oneof(scripts, words, signs, fc.nat(99).map(String)), { minLength: 1, maxLength: 14 })
    .map((all) => all.join(''))
  const queries = fc.oneof(
    texts,
    texts.map((text) => `"${text}"`),
  )

  await fc.assert(
    fc.asyncProperty(queries, async (text) => {
      await search(text)
    }),
    { numRuns: howMany({ quick: 60, full: 1_000 }) },
  )
})

test('LIST-07 letters of Hausa are found by the plain ones, and the other way round', async () => {
  await openShop(api.db, [{ name: 'Zubokudi' }, { name: 'Zuboɓari' }])

  expect((await search('zubokuɗi')).names).toEqual(['Zubokudi'])
  expect((await search('"zubokuɗi"')).names).toEqual(['Zubokudi'])
  expect((await search('zubobari')).names).toEqual(['Zuboɓari'])
})

test('LIST-07 a search whose words match no single product shows products with some of them', async () => {
  const { names } = await search('jollof laptop')

  expect(names).toContain('Party jollof rice, large bowl')
})

test.each(['xqzvbnw', '!!!', '....'])('LIST-07 "%s" finds nothing and suggests nothing', async (text) => {
  expect(await search(text)).toEqual({ names: [], didYouMean: null })
})

test('FIND-02 products with the word in their name are shown, not those that only mention it', async () => {
  await openShop(api.db, [
    {
      name: 'A bowl',
      description: 'This bowl was made to hold the famous tuwomasara, but holds any other thing too.',
    },
    { name: 'Tuwomasara, ready to eat' },
  ])

  expect((await search('tuwomasara')).names).toEqual(['Tuwomasara, ready to eat'])
})

test('LIST-06, LIST-07 search results can be sorted by price', async () => {
  const { products } = await api.call(listProducts, { search: 'oil', sort: 'price-low' })

  const prices = products.map(({ basePrice }) => basePrice)
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

describe('GET /search/suggest', () => {
  const labels = async (q: string) => (await api.call(suggest, { q })).suggestions.map(({ label }) => label)

  test('suggests products while typing', async () => {
    expect(await labels('jollo')).toContain('Party jollof rice, large bowl')
    expect(await labels('party jol')).toContain('Party jollof rice, large bowl')
  })

  test('FIND-06 suggests words, categories, shops and products, at most ten in total', async () => {
    const { suggestions } = await api.call(suggest, { q: 'pe' })

    expect(suggestions).toHaveLength(10)
    expect(suggestions[0]).toEqual({ kind: 'search', label: 'pepper' })
    expect(suggestions.find(({ kind }) => kind === 'category')).toEqual({
      kind: 'category',
      label: 'Pet Supplies',
      category: 'PET',
      subCategory: null,
    })
    expect(suggestions.filter(({ kind }) => kind === 'shop').map(({ label }) => label)).toContain(
      'Pet Corner',
    )
  })

  test('FIND-06 suggests from the first letter on', async () => {
    const kinds = (await api.call(suggest, { q: 'r' })).suggestions.map(({ kind }) => kind)

    expect(kinds).toEqual(expect.arrayContaining(['search', 'product']))
  })

  test('FIND-06 a shop whose name begins so comes first', async () => {
    expect((await labels('suya jun'))[0]).toBe('Suya Junction')
  })

  test('tolerates a typo', async () => {
    expect(await labels('jolof')).toContain('Party jollof rice, large bowl')
  })

  test.each(['%', '100% _', "'; drop", 'xqzvbnw', '🍚'])('takes %s as plain text', async (q) => {
    expect((await api.call(suggest, { q })).suggestions.length).toBeLessThanOrEqual(10)
  })
})
