/** Why a file can't be read; told to the shop as it is. */
export class UnreadableFile extends Error {}

/** SELL-44: UTF-8 with or without its mark, else Windows-1252, as spreadsheets on Windows still write it. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new UnreadableFile('This file is in UTF-16. Save it as “CSV UTF-8” and send it again.')
  if (bytes.includes(0))
    throw new UnreadableFile('This is not a CSV file. In your spreadsheet, choose “Save as CSV”.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export type Delimiter = ',' | ';' | '\t'

/** The one that its first line has most of. */
export function delimiterOf(text: string): Delimiter {
  const line = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)))
  const counts = ([',', ';', '\t'] as const).map((delimiter) => ({
    delimiter,
    count: line.split(delimiter).length,
  }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

const MAX_CELL_LENGTH = 2_000
const MAX_CELLS = 100

export type CsvLine = { line: number; cells: string[] }

/** The rows of a file one by one, so that the caller can pause; empty ones are left out. Throws `UnreadableFile`. */
export function* parseCsv(text: string, delimiter: Delimiter): Generator<CsvLine> {
  let [at, line] = [0, 1]
  while (at < text.length) {
    const row = readRow(text, at, { delimiter, line })
    if (row.cells.some((cell) => cell !== '')) yield { line, cells: row.cells }
    at = row.end
    line += row.lines
  }
}

type Place = { delimiter: Delimiter; line: number }

function readRow(text: string, start: number, { delimiter, line }: Place) {
  const cells: string[] = []
  let [at, lines] = [start, 1]
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at, line) : readPlain(text, at, delimiter)
    if (cell.text.length > MAX_CELL_LENGTH || cells.length >= MAX_CELLS)
      throw new UnreadableFile(`Line ${line} is too long. Is a quotation mark missing before it?`)
    cells.push(cell.text.trim())
    lines += cell.breaks
    at = cell.end
    if (text[at] === delimiter) at += 1
    else return { cells, lines, end: at + (text.startsWith('\r\n', at) ? 2 : 1) }
  }
}

function readPlain(text: string, start: number, delimiter: Delimiter) {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') {
    end += 1
    if (end - start > MAX_CELL_LENGTH) break
  }
  return { text: text.slice(start, end), end, breaks: 0 }
}

function readQuoted(text: string, start: number, line: number) {
  let end = start + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end === -1) throw new UnreadableFile(`Line ${line} has a quotation mark that is never closed.`)
    if (text[end + 1] !== '"') break
    end += 2
  }
  const raw = text.slice(start + 1, end)
  return { text: raw.replaceAll('""', '"'), end: end + 1, breaks: raw.split('\n').length - 1 }
}
