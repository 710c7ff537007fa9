import { INK, RULE } from '#platform/pdf/ink.ts'
import type { Piece } from '#platform/pdf/lines.ts'
import { LINE_HEIGHT, linesOf, type Pdf, writeLine } from '#platform/pdf/write-text.ts'

export const MARGIN = 64
/** The lower limit of text, above the footer. */
const FOOT = 76
export const TEXT_SIZE = 10
export const GAP = 8
export const INDENT = 28
export const HEADING_SIZES = { 2: 13, 3: 11 } as const

export type Column = { x: number; width: number }

/** All that is between the margins. */
export const across = (doc: Pdf): Column => ({ x: MARGIN, width: doc.page.width - 2 * MARGIN })

/** Keeps a block together: it starts on the next page when it does not fit on this one. */
export function withSpace(doc: Pdf, y: number, height: number): number {
  if (y + height <= doc.page.height - FOOT) return y
  doc.addPage()
  return MARGIN
}

type Looks = Column & { size?: number; colour?: string; align?: 'left' | 'right' }

/** Writes a text that may continue on further pages, and returns the position below it. */
export function drawText(doc: Pdf, pieces: readonly Piece[], top: number, looks: Looks): number {
  const { size = TEXT_SIZE, colour = INK } = looks
  let y = top
  for (const line of linesOf(doc, pieces, { ...looks, size })) {
    y = withSpace(doc, y, size * LINE_HEIGHT)
    writeLine(doc, line, { ...looks, size, colour, y })
    y += size * LINE_HEIGHT
  }
  return y
}

/** How high it would be. */
export const heightOfText = (doc: Pdf, pieces: readonly Piece[], width: number, size = TEXT_SIZE): number =>
  linesOf(doc, pieces, { width, size }).length * size * LINE_HEIGHT

export function drawRule(doc: Pdf, y: number, { x, width }: Column, colour = RULE): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .stroke(colour)
}
