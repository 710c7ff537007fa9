/** A spreadsheet would run a cell that begins like this (T23). */
const FORMULA = /^[=+\-@\t\r]/

/** Read back by `plainText` of the import. */
const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** A line of a CSV file. Text is defused, numbers are not: a price below 0 does not exist. */
export function csvLine(cells: readonly (string | number | null)[], delimiter = ','): string {
  return `${cells.map((cell) => cellOf(cell, delimiter)).join(delimiter)}\r\n`
}

function cellOf(cell: string | number | null, delimiter: string): string {
  if (cell === null) return ''
  const text = typeof cell === 'number' ? String(cell) : defused(cell)
  return /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text
}

/** So that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
