import type { Block } from '@ahia/documents/text-document'
import type { Pdf } from '#platform/pdf/write-text.ts'
import { type Column, GAP, HEADING_SIZES, heightOfText, INDENT, TEXT_SIZE } from './document-sheet.ts'
import { heightOfTableStart } from './draw-table.ts'
import { toPieces } from './to-pieces.ts'

/** A heading is never the last line of a page. */
const SPACE_BELOW_HEADING = 60
const TWO_LINES = 2 * TEXT_SIZE

/** The height that the first block needs: the text before a table or list stays with its start. */
export function spaceOfBlocks(doc: Pdf, [block, ...rest]: readonly Block[], column: Column): number {
  switch (block?.kind) {
    case 'heading':
      return heightOf(doc, block, column) + Math.max(SPACE_BELOW_HEADING, spaceOfBlocks(doc, rest, column))
    case 'table':
      return heightOfTableStart(doc, block, column)
    case 'paragraph':
      return leadsOn(rest) ? heightOf(doc, block, column) + spaceOfBlocks(doc, rest, column) : TWO_LINES
    default:
      return TWO_LINES
  }
}

/** How high headings and paragraphs are together. */
export const heightOfBlocks = (doc: Pdf, blocks: readonly Block[], column: Column): number =>
  blocks.reduce((height, block) => height + heightOf(doc, block, column), 0)

function heightOf(doc: Pdf, block: Block, { width }: Column): number {
  if (block.kind === 'heading')
    return (
      heightOfText(doc, [{ text: block.text, weight: 800 }], width, HEADING_SIZES[block.level]) + 1.5 * GAP
    )
  if (block.kind === 'paragraph') return heightOfText(doc, toPieces(block.inlines), width - INDENT) + GAP
  return TWO_LINES
}

const leadsOn = ([next]: readonly Block[]): boolean => next?.kind === 'table' || next?.kind === 'list'
