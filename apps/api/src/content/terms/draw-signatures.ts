import { BRAND } from '@ahia/reference/brand'
import { INK, QUIET } from '#platform/pdf/ink.ts'
import type { Pdf } from '#platform/pdf/write-text.ts'
import { across, type Column, drawRule, drawText, GAP, withSpace } from './document-sheet.ts'

export const SIGNATURES_HEIGHT = 260
const BETWEEN = 32
const LINE_SPACE = 40
const NOTE =
  'Shops accept these terms when they register, so no signature is needed. If you want a signed copy too, sign here.'

const SIGNERS = [
  { who: 'For the shop', lines: ['Business name', 'Name', 'Signature', 'Place and date'] },
  { who: `For ${BRAND.name}`, lines: ['Name', 'Position', 'Signature', 'Place and date'] },
] as const

/** Where both sides sign, on one page. */
export function drawSignatures(doc: Pdf, top: number): void {
  const column = across(doc)
  let y = withSpace(doc, top + 3 * GAP, SIGNATURES_HEIGHT)
  doc.outline.addItem('Signatures')
  y = drawText(doc, [{ text: 'Signatures', weight: 800 }], y, { ...column, size: 13 }) + GAP / 2
  y = drawText(doc, [{ text: NOTE, weight: 400 }], y, { ...column, colour: QUIET }) + GAP
  const width = (column.width - BETWEEN) / SIGNERS.length
  for (const [at, { who, lines }] of SIGNERS.entries())
    drawSigner(doc, { who, lines }, y, { x: column.x + at * (width + BETWEEN), width })
}

type Signer = { who: string; lines: readonly string[] }

function drawSigner(doc: Pdf, { who, lines }: Signer, top: number, column: Column): void {
  let y = drawText(doc, [{ text: who, weight: 800 }], top, column)
  for (const line of lines) {
    drawRule(doc, y + LINE_SPACE - GAP, column, INK)
    drawText(doc, [{ text: line, weight: 400 }], y + LINE_SPACE - GAP / 2, {
      ...column,
      size: 8,
      colour: QUIET,
    })
    y += LINE_SPACE + GAP / 2
  }
}
