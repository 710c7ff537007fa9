import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DATA_MAP, findMapFaults } from './data-map.ts'
import { DATA_TOPICS } from './topics.ts'

/** The tables with their columns, as `npm run tables` wrote them. */
function readTables(): Record<string, string[]> {
  const source = readFileSync(new URL('../../../../apps/api/src/tables.ts', import.meta.url), 'utf8')
  const [, body = ''] = source.split('export type Tables = {')
  const found: Record<string, string[]> = {}
  let columns: string[] = []
  for (const line of (body.split('\n}\n')[0] ?? '').split('\n')) {
    const table = /^ {2}(\w+): \{/.exec(line)?.[1]
    const column = /^ {4}(\w+):/.exec(line)?.[1]
    if (table) found[table] = columns = []
    if (column) columns.push(column)
  }
  return found
}

test('PRIV-01 every column of every table has one class in the data map, and the map knows no others', () => {
  const tables = readTables()
  expect(Object.keys(tables).length).toBeGreaterThan(90)

  expect(findMapFaults(tables)).toEqual([])
})

test('PRIV-01 a new column, a new table and a column that is gone are named with what to do', () => {
  const { accounts = [], ...others } = readTables()
  const faults = findMapFaults({ ...others, accounts: [...accounts, 'nickname'], pets: ['owner_name'] })

  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('accounts.nickname has no class: add it to packages/reference/src/data-map'),
      expect.stringContaining('pets is not in the data map: add it to packages/reference/src/data-map'),
    ]),
  )
  expect(findMapFaults(others)).toContain('accounts.email is in the data map, but not in the database')
})

test('PRIV-01 every topic is the topic of some table', () => {
  const used = new Set<string | null>(Object.values(DATA_MAP).map(({ topic }) => topic))
  expect(Object.keys(DATA_TOPICS).filter((topic) => !used.has(topic))).toEqual([])
})
