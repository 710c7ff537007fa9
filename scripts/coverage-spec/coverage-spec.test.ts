import { describe, expect, test } from 'vitest'
import { cover, describeCoverage } from './cover.ts'
import { listTitles } from './list-titles.ts'
import { idsInTitle, listRequirementIds } from './requirement-ids.ts'

const REQUIREMENTS = `# Requirements
Tests carry ids, e.g. CART-99 in a sentence.
## CART
- CART-01 An empty cart says so. See CART-02.
- CART-02 ◆ A line can be removed.
- CART-03 The total is shown.
## PAY
- PAY-01 The reference is shown.
`

const areas = new Set(['CART', 'PAY'])
const titlesOf = (source: string) => listTitles(source).map(({ text }) => text)
const titled = (text: string) => ({ text, line: 7, isRun: true, file: 'e2e/buy.test.ts' })

test('requirements are the ids at the start of bullets', () => {
  expect(listRequirementIds(REQUIREMENTS)).toEqual(['CART-01', 'CART-02', 'CART-03', 'PAY-01'])
})

describe('titles of tests', () => {
  test.each([
    ["test('a cart', () => {})", 'a cart'],
    ['it("a cart", () => {})', 'a cart'],
    [`test(\n  \`a cart of \${size}\`,\n  () => {})`, 'a cart of …'],
    ["test.each([['(', 1]])('a cart %s', () => {})", 'a cart %s'],
    ["test.skipIf(!browser())('a cart', () => {})", 'a cart'],
    ["test.concurrent.each(rows)('a cart', () => {})", 'a cart'],
    ["slowTest('a cart', () => {})", 'a cart'],
    ["describe('a cart', () => {})", 'a cart'],
    ["test.describe('a cart', () => {})", 'a cart'],
  ])('%j has the title %j', (source, title) => {
    expect(titlesOf(source)).toEqual([title])
  })

  test.each([
    "// test('a cart')",
    'const planted = "test(\'a cart\')"',
    "pattern.test('a cart')",
    'test(name)',
  ])('%j has no title', (source) => {
    expect(titlesOf(source)).toEqual([])
  })

  test('a title has its line and whether its test runs', () => {
    expect(listTitles("\ntest.skip('a cart', () => {})")).toEqual([{ text: 'a cart', line: 2, isRun: false }])
  })
})

describe('ids in a title', () => {
  test.each([
    ['CART-01 an empty cart says so', ['CART-01']],
    ['CART-01, CART-02 and PAY-01 hold', ['CART-01', 'CART-02', 'PAY-01']],
    ['CART-01..03 hold', ['CART-01', 'CART-02', 'CART-03']],
    ['CART-01–CART-03 hold', ['CART-01', 'CART-03', 'CART-02']],
    ['CART-01 to CART-03 hold', ['CART-01', 'CART-03', 'CART-02']],
    ['CART-7 and CRAT-01 are typing errors', ['CART-7', 'CRAT-01']],
    ['a body signed with SHA-512 or HMAC-256', []],
  ])('%s', (title, ids) => {
    expect(idsInTitle(title, areas)).toEqual(ids)
  })
})

describe('coverage', () => {
  const ids = listRequirementIds(REQUIREMENTS)

  test('lists per area the named and unnamed requirements', () => {
    const coverage = cover(ids, [titled('CART-01, CART-03 hold'), titled('PAY-01 holds')])

    expect(describeCoverage(coverage.areas)).toEqual([
      'CART      2/3  not named: CART-02',
      'PAY       1/1  all named',
      '3 of 4 requirements are named by a test',
    ])
    expect(coverage.unknown).toEqual([])
  })

  test('a skipped test covers nothing', () => {
    const coverage = cover(ids, [{ ...titled('PAY-01 holds'), isRun: false }])

    expect(coverage.areas.find(({ name }) => name === 'PAY')?.uncovered).toEqual(['PAY-01'])
  })

  test('a title with an unknown id is reported with its file and line', () => {
    const coverage = cover(ids, [titled('CART-44 nobody asked for this')])

    expect(coverage.unknown).toEqual(['e2e/buy.test.ts:7 names CART-44, which is no requirement'])
  })
})
