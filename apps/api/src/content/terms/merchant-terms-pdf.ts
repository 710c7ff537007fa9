import type { TextDocument } from '@ahia/documents/text-document'
import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import PDFDocument from 'pdfkit'
import { collect } from '#platform/pdf/collect.ts'
import { INK, QUIET } from '#platform/pdf/ink.ts'
import { drawUliLine } from '#platform/pdf/uli-line.ts'
import { type Pdf, registerFonts, writeLine } from '#platform/pdf/write-text.ts'
import { across, drawRule, drawText, GAP, MARGIN, withSpace } from './document-sheet.ts'
import { drawBlocks } from './draw-blocks.ts'
import { drawSignatures, SIGNATURES_HEIGHT } from './draw-signatures.ts'
import { heightOfBlocks } from './height-of-blocks.ts'

/** MERCH-02: a legal document as a PDF to keep or to sign; its words can be selected. The same text is the same bytes. */
export async function toPdf(terms: TextDocument): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    // The footer is below the margin, and must not start another page.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    lang: BRAND.locale,
    displayTitle: true,
    info: {
      Title: `${BRAND.name}: ${terms.title}`,
      Author: BRAND.name,
      Subject: `Version of ${lagosDate(terms.date)}`,
      CreationDate: new Date(terms.date),
    },
  })
  const whole = collect(doc)
  registerFonts(doc)
  drawUliLine(doc)
  drawSigned(doc, terms, drawHead(doc, terms))
  drawFeet(doc, terms)
  doc.end()
  return whole
}

/** The last section stays with the signatures, so that none of its clauses is separated from them. */
function drawSigned(doc: Pdf, { blocks }: TextDocument, top: number): void {
  const last = blocks.slice(blocks.findLastIndex((block) => block.kind === 'heading' && block.level === 2))
  const y = drawBlocks(doc, blocks.slice(0, -last.length), top)
  const height = heightOfBlocks(doc, last, across(doc)) + 4 * GAP + SIGNATURES_HEIGHT
  drawSignatures(doc, drawBlocks(doc, last, withSpace(doc, y, height)))
}

function drawHead(doc: Pdf, { title, description, date }: TextDocument): number {
  // Away from the spiral in the corner.
  const narrow = { x: MARGIN, width: doc.page.width - 2 * MARGIN - 100 }
  let y = drawText(doc, [{ text: BRAND.name.toLowerCase(), weight: 800 }], MARGIN, { ...narrow, size: 26 })
  y = drawText(doc, [{ text: title, weight: 800 }], y + GAP, { ...narrow, size: 20 })
  y = drawText(doc, [{ text: description, weight: 400 }], y + GAP / 2, { ...narrow, size: 11 })
  y = drawText(doc, [{ text: `Version of ${lagosDate(date)}`, weight: 800 }], y + GAP / 2, {
    ...narrow,
    colour: QUIET,
  })
  drawRule(doc, y + GAP, across(doc), INK)
  return y + 3 * GAP
}

/** On every page: what it is, and which of how many. */
function drawFeet(doc: Pdf, { title, date }: TextDocument): void {
  const { count } = doc.bufferedPageRange()
  const contact = `${BRAND.name} · ${BRAND.email} · ${BRAND.phone.display}`
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const foot = { ...across(doc), size: 8, colour: QUIET }
    const y = doc.page.height - 48
    drawRule(doc, y - GAP, across(doc))
    const written = `${title}, version of ${lagosDate(date)} · ${contact}`
    writeLine(doc, [{ text: written, weight: 400 }], { ...foot, y })
    const number = `Page ${page + 1} of ${count}`
    writeLine(doc, [{ text: number, weight: 400 }], { ...foot, y, align: 'right' })
  }
}
