type Value = string | number | boolean | Date | readonly string[] | null
export type Row = Readonly<Record<string, Value>>

const SPECIAL = /[\\\t\n\r]/g
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Rows in the text format of COPY, the values in the order of their columns. */
export const toCopyLines = (rows: readonly Row[]): string =>
  rows.map((row) => `${Object.values(row).map(toField).join('\t')}\n`).join('')

function toField(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escapeMarks(value)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? escapeMarks(`{${value.map(quote).join(',')}}`) : String(value)
}

const escapeMarks = (text: string): string => text.replace(SPECIAL, (mark) => ESCAPES[mark] ?? mark)

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
