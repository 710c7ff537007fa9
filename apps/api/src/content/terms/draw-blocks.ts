import type { Block, Heading } from '@ahia/documents/text-document'
import type { Piece } from '#platform/pdf/lines.ts'
import type { Pdf } from '#platform/pdf/write-text.ts'
import {
  across,
  type Column,
  drawText,
  GAP,
  HEADING_SIZES,
  INDENT,
  TEXT_SIZE,
  withSpace,
} from './document-sheet.ts'
import { drawTable } from './draw-table.ts'
import { spaceOfBlocks } from './height-of-blocks.ts'
import { toPieces } from './to-pieces.ts'

const MARK_INDENT = 14

/** Writes the blocks of a text below each other, and returns the position below them. */
export const drawBlocks = (doc: Pdf, blocks: readonly Block[], top: number, column = across(doc)): number =>
  blocks.reduce((above, block, at) => {
    const y = withSpace(doc, above, spaceOfBlocks(doc, blocks.slice(at), column))
    return drawBlock(doc, block, y, column)
  }, top)

function drawBlock(doc: Pdf, block: Block, y: number, column: Column): number {
  switch (block.kind) {
    case 'heading':
      return drawHeading(doc, block, y, column)
    case 'paragraph':
      return drawParagraph(doc, toPieces(block.inlines), y, column) + GAP
    case 'list':
      return drawList(doc, block, y, column)
    case 'table':
      return drawTable(doc, block, y, column) + GAP
    case 'quote':
      return drawBlocks(doc, block.blocks, y, indented(column, INDENT))
  }
}

function drawHeading(doc: Pdf, { level, text }: Heading, top: number, column: Column): number {
  const size = HEADING_SIZES[level]
  const pieces: Piece[] = [{ text, weight: 800 }]
  doc.outline.addItem(text)
  return drawText(doc, pieces, top + GAP, { ...column, size }) + GAP / 2
}

const CLAUSE = /^(\d+\.\d+)\s+/

/** A numbered clause has its number before it, in a column of its own. */
function drawParagraph(doc: Pdf, pieces: readonly Piece[], top: number, column: Column): number {
  const [first, ...rest] = pieces
  const number = CLAUSE.exec(first?.text ?? '')?.[1]
  if (!first || number === undefined) return drawText(doc, pieces, top, column)
  drawText(doc, [{ text: number, weight: 400 }], top, column)
  const written = [{ ...first, text: first.text.replace(CLAUSE, '') }, ...rest]
  return drawText(doc, written, top, indented(column, INDENT))
}

type List = Extract<Block, { kind: 'list' }>

function drawList(doc: Pdf, { marks, start, items }: List, top: number, column: Column): number {
  const inner = indented(column, INDENT + MARK_INDENT)
  return (
    items.reduce((above, blocks, at) => {
      const y = withSpace(doc, above, 2 * TEXT_SIZE)
      const mark = marks === 'numbers' ? `${start + at}.` : '•'
      drawText(doc, [{ text: mark, weight: 400 }], y, indented(column, INDENT))
      return drawBlocks(doc, blocks, y, inner) - GAP / 2
    }, top) +
    GAP / 2
  )
}

const indented = ({ x, width }: Column, by: number): Column => ({ x: x + by, width: width - by })
