import { expect, test } from 'vitest'
import { SIZE_GUIDES } from './size-guides.ts'

const tables = Object.values(SIZE_GUIDES).flat()

test('WIN-43 every row of a size guide has a value in each column, and no size twice', () => {
  for (const { title, columns, rows } of tables) {
    expect(
      rows.every((row) => row.length === columns.length && row.every((value) => value !== '')),
      title,
    ).toBe(true)
    expect(new Set(rows.map(([size]) => size)).size, title).toBe(rows.length)
  }
})
