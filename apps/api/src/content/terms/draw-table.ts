import type { Cell, Table } from '@ahia/documents/text-document'
import type { Piece } from '#platform/pdf/lines.ts'
import type { Pdf } from '#platform/pdf/write-text.ts'
import { type Column, drawRule, drawText, heightOfText, withSpace } from './document-sheet.ts'
import { toPieces } from './to-pieces.ts'

const SIZE = 9
const PADDING = 5
const GROUND = '#f6f3ed'
/** The minimum number of rows below the header where a table starts. */
const ROWS_BELOW_HEAD = 2

type Row = readonly { pieces: readonly Piece[]; align: Cell['align'] }[]

/** A table starts where there is room for these rows. */
export const heightOfTableStart = (doc: Pdf, { head, rows }: Table, column: Column): number =>
  [toRow(head, 800), ...rows.slice(0, ROWS_BELOW_HEAD).map((cells) => toRow(cells, 400))].reduce(
    (height, row) => height + rowHeight(doc, row, column),
    0,
  )

/** Columns of equal width. Rows are never split, and the header is repeated on the next page. */
export function drawTable(doc: Pdf, { head, rows }: Table, top: number, column: Column): number {
  const headRow = toRow(head, 800)
  const bodyRows = rows.map((cells) => toRow(cells, 400))
  let y = drawHead(doc, headRow, top, column)
  for (const row of bodyRows) {
    const next = withSpace(doc, y, rowHeight(doc, row, column))
    const isNewPage = next !== y
    y = drawRow(doc, row, isNewPage ? drawHead(doc, headRow, next, column) : y, column)
  }
  return y
}

function drawHead(doc: Pdf, row: Row, y: number, column: Column): number {
  doc.rect(column.x, y, column.width, rowHeight(doc, row, column)).fill(GROUND)
  return drawRow(doc, row, y, column)
}

/** A row with a line under it. */
function drawRow(doc: Pdf, row: Row, y: number, column: Column): number {
  const width = column.width / row.length
  for (const [at, { pieces, align }] of row.entries())
    drawText(doc, pieces, y + PADDING, {
      x: column.x + at * width + PADDING,
      width: width - 2 * PADDING,
      size: SIZE,
      align,
    })
  const bottom = y + rowHeight(doc, row, column)
  drawRule(doc, bottom, column)
  return bottom
}

const rowHeight = (doc: Pdf, row: Row, { width }: Column): number =>
  Math.max(...row.map(({ pieces }) => heightOfText(doc, pieces, width / row.length - 2 * PADDING, SIZE)), 0) +
  2 * PADDING

const toRow = (cells: readonly Cell[], weight: Piece['weight']): Row =>
  cells.map(({ inlines, align }) => ({ pieces: toPieces(inlines, weight), align }))
