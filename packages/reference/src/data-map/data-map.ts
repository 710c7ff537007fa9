import { CUSTOMER_TABLES } from './customers.ts'
import { classOf, DATA_CLASSES, type MappedTables, namesOf } from './mapped-table.ts'
import { SHOP_TABLES } from './shops.ts'
import { STAFF_TABLES } from './staff.ts'
import { TRADE_TABLES } from './trade.ts'

/**
 * PRIV-01: the class of each column of each table, and under which topic (purpose, basis, retention, receivers) it is kept. A
 * new table or column belongs in one of the files beside this one; a test fails until it is there.
 */
export const DATA_MAP: MappedTables = {
  ...CUSTOMER_TABLES,
  ...TRADE_TABLES,
  ...SHOP_TABLES,
  ...STAFF_TABLES,
}

/** What differs between the map and the tables that exist, each as a sentence that says what to do. */
export function findMapFaults(tables: Readonly<Record<string, readonly string[]>>): string[] {
  return [
    ...Object.entries(tables).flatMap(([table, columns]) =>
      DATA_MAP[table] === undefined ? [toMissingTable(table, columns)] : toMissingColumns(table, columns),
    ),
    ...Object.entries(DATA_MAP).flatMap(([table, { topic, exported, ...classes }]) => {
      const named = DATA_CLASSES.flatMap((name) => namesOf(classes[name]))
      const isPersonal = classes.personal !== undefined || classes.sensitive !== undefined
      return [
        ...named
          .filter((column) => !tables[table]?.includes(column))
          .map((column) => `${table}.${column} is in the data map, but not in the database`),
        ...named
          .filter((column, at) => named.indexOf(column) !== at)
          .map((column) => `${table}.${column} has two classes`),
        ...(topic === null && named.length > namesOf(classes.none).length
          ? [`${table} says something of somebody and needs a topic`]
          : []),
        ...(isPersonal && exported === undefined
          ? [`${table} has personal columns: say where the export has them, or why not (exported)`]
          : []),
      ]
    }),
  ]
}

const WHERE = 'packages/reference/src/data-map'
const CLASSES = 'none, pseudonym, personal or sensitive'

const toMissingTable = (table: string, columns: readonly string[]): string =>
  `${table} is not in the data map: add it to ${WHERE} with a topic, and each column as ${CLASSES}: ${columns.join(' ')}`

const toMissingColumns = (table: string, columns: readonly string[]): string[] =>
  columns
    .filter((column) => classOf(DATA_MAP[table], column) === null)
    .map((column) => `${table}.${column} has no class: add it to ${WHERE} as ${CLASSES}`)
