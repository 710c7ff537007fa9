import type { DataTopic } from './topics.ts'

/**
 * What the value of a column says of a person. `none`: nothing. `pseudonym`: something of somebody, but who that is stands
 * elsewhere. `personal`: who somebody is or what they wrote. `sensitive`: what harms them if it gets out.
 */
export const DATA_CLASSES = ['none', 'pseudonym', 'personal', 'sensitive'] as const
export type DataClass = (typeof DATA_CLASSES)[number]

/** The names of the columns of each class, with a space between. */
type Columns = { readonly [Class in DataClass]?: string }

export type MappedTable = Columns & {
  /** Null where no column says anything of anybody. */
  readonly topic: DataTopic | null
  /** PRIV-02: where in the customer's export its personal columns are, or why they are not in it. */
  readonly exported?: { readonly as: string } | { readonly leftOut: string }
}

export type MappedTables = Readonly<Record<string, MappedTable>>

/** A table that says nothing of anybody. */
export const nothing = (columns: string): MappedTable => ({ topic: null, none: columns })

export const namesOf = (columns: string | undefined): string[] => columns?.split(' ') ?? []

/** The class of a column; null when the map has none. */
export const classOf = (table: MappedTable | undefined, column: string): DataClass | null =>
  DATA_CLASSES.find((name) => namesOf(table?.[name]).includes(column)) ?? null
