import { expect, test } from 'vitest'
import { pageMarks, pageOf } from './pagination.rules.ts'

const shown = (page: number, pages: number) => {
  const { numbers, hasFirst, hasLast } = pageMarks({ page, pages })
  return [...(hasFirst ? ['1 …'] : []), ...numbers, ...(hasLast ? [`… ${pages}`] : [])].join(' ')
}

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 7, '1 2 3 4 5'],
  [4, 7, '2 3 4 5 6'],
  [7, 7, '5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 36, '1 … 2 3 4 5 6 … 36'],
  [34, 36, '1 … 32 33 34 35 36'],
  [36, 36, '1 … 34 35 36'],
])('LIST-09 on page %i of %i the page numbers are %s', (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected)
})

test.each([
  [1, 7, '1 2 3 4 5'],
  [1, 36, '1 2 3 … 36'],
  [3, 36, '1 2 3 4 … 36'],
  [4, 36, '1 … 3 4 5 … 36'],
  [33, 36, '1 … 32 33 34 … 36'],
  [36, 36, '1 … 34 35 36'],
])('WIN-91 on page %i of %i a phone shows %s', (page, pages, expected) => {
  const { onPhone, hasFirst, hasLast } = pageMarks({ page, pages })
  const row = [...(hasFirst ? ['1 …'] : []), ...onPhone, ...(hasLast ? [`… ${pages}`] : [])]
  expect(row.join(' ')).toBe(expected)
})

test('LIST-12 the third page of thirty items has six, and a page number too high shows the last page', () => {
  const items = Array.from({ length: 30 }, (_, place) => place + 1)

  expect(pageOf(items, 3, 12)).toEqual({ shown: [25, 26, 27, 28, 29, 30], total: 30, page: 3, pages: 3 })
  expect(pageOf(items, 9, 12)).toEqual(pageOf(items, 3, 12))
  expect(pageOf([], 2, 12)).toEqual({ shown: [], total: 0, page: 1, pages: 0 })
})
