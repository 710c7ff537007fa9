import type pg from 'pg'

/** A change by somebody who can disable the database's triggers, and what the check must report about it. */
export type PlantedFault = {
  name: string
  statements: string[]
  expected: string
  /** Sequences of the first and last row that it changes. */
  rows: [first: number, last: number]
}

/** Of no entry: where a row waits while two are swapped. */
const NOWHERE = 1_000_000_000_000
const CUT = 20

/** At this place; `last` is the last entry, which was sealed. */
export const listFaults = (place: number, last: number): PlantedFault[] => [
  {
    name: 'a byte of what is recorded',
    statements: [
      `update audit_entries set subjects[1] = 'x' || substr(subjects[1], 2) where sequence = ${place}`,
    ],
    expected: `entry ${place} was changed`,
    rows: [place, place],
  },
  {
    name: 'a byte of a hash',
    statements: [
      `update audit_entries set hash = set_byte(hash, 7, get_byte(hash, 7) # 1) where sequence = ${place}`,
    ],
    expected: `entry ${place} was changed`,
    rows: [place, place],
  },
  {
    name: 'a row removed',
    statements: [`delete from audit_entries where sequence = ${place}`],
    expected: `entry ${place} is missing`,
    rows: [place, place],
  },
  {
    name: 'two rows swapped',
    statements: [
      `update audit_entries set sequence = ${NOWHERE} where sequence = ${place}`,
      `update audit_entries set sequence = ${place} where sequence = ${place + 1}`,
      `update audit_entries set sequence = ${place + 1} where sequence = ${NOWHERE}`,
    ],
    expected: `entry ${place} does not follow the one before it`,
    rows: [place, place + 1],
  },
  {
    name: 'the end removed with its seals',
    statements: [
      `delete from audit_entries where sequence >= ${last - CUT}`,
      `delete from audit_seals where sequence >= ${last - CUT}`,
      `delete from audit_stored_seals where sequence >= ${last - CUT}`,
      `update audit_head set (sequence, hash) = (select sequence, hash from audit_entries where sequence = ${last - CUT - 1})`,
    ],
    expected: `entry ${last - CUT} is missing: the chain was sealed up to entry ${last}`,
    rows: [last - CUT, last],
  },
]

const TABLES = ['audit_entries', 'audit_seals', 'audit_stored_seals']

/** Plants the fault, runs the check and restores what it changed. */
export async function withFault<Result>(
  client: pg.Client,
  { statements, rows: [first, last] }: PlantedFault,
  look: () => Promise<Result>,
): Promise<Result> {
  const changed = `sequence between ${first} and ${last}`
  await client.query('set session_replication_role = replica')
  await client.query('create temp table kept_head as table audit_head')
  for (const table of TABLES)
    await client.query(`create temp table kept_${table} as select * from ${table} where ${changed}`)
  try {
    for (const one of statements) await client.query(one)
    return await look()
  } finally {
    for (const table of TABLES) {
      await client.query(`delete from ${table} where ${changed}`)
      await client.query(`insert into ${table} select * from kept_${table}`)
      await client.query(`drop table kept_${table}`)
    }
    await client.query('update audit_head h set sequence = k.sequence, hash = k.hash from kept_head k')
    await client.query('drop table kept_head')
    await client.query('set session_replication_role = origin')
  }
}
