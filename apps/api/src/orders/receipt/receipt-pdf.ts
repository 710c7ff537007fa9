import { BRAND } from '@ahia/reference/brand'
import PDFDocument from 'pdfkit'
import { collect } from '#platform/pdf/collect.ts'
import { INK, QUIET, RULE } from '#platform/pdf/ink.ts'
import { drawUliLine } from '#platform/pdf/uli-line.ts'
import { heightOf, type Pdf, registerFonts, writeText } from '#platform/pdf/write-text.ts'
import type { Receipt } from './receipt.rules.ts'

const STRONG = '#b3261e'

const MARGIN = 40
const GAP = 12
const ROW_GAP = 3
const LABEL_WIDTH = 72
const CONTACT_HEIGHT = 14
const AMOUNT_WIDTH = 110

/** ORD-06: the receipt as a PDF whose text can be selected and searched. */
export async function toPdf(receipt: Receipt): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    lang: BRAND.locale,
    displayTitle: true,
    info: { Title: receipt.title, Author: BRAND.name },
  })
  const whole = collect(doc)
  registerFonts(doc)
  drawUliLine(doc)
  const y = drawBody(doc, receipt, drawHead(doc, receipt))
  drawFoot(doc, receipt, y)
  doc.end()
  return whole
}

const across = (doc: Pdf) => ({ x: MARGIN, width: doc.page.width - 2 * MARGIN })
const beside = (doc: Pdf) => ({ x: MARGIN, width: doc.page.width - 2 * MARGIN - AMOUNT_WIDTH - GAP })
const amounts = (doc: Pdf) =>
  ({ x: doc.page.width - MARGIN - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' }) as const

function drawHead(doc: Pdf, { title, facts, ending, remark }: Receipt): number {
  let y = MARGIN
  // Away from the spiral in the corner.
  const narrow = { x: MARGIN, width: doc.page.width - 2 * MARGIN - 120 }
  y += writeText(doc, BRAND.name.toLowerCase(), { ...narrow, y, size: 24, weight: 800, colour: INK }) + GAP
  y += writeText(doc, title, { ...narrow, y, size: 16, weight: 800, colour: INK }) + GAP
  if (ending !== null)
    y += writeText(doc, ending, { ...across(doc), y, size: 24, weight: 800, colour: STRONG })
  if (remark !== null)
    y += writeText(doc, remark, { ...across(doc), y, size: 11, weight: 800, colour: INK }) + GAP
  return drawRule(doc, drawFacts(doc, facts, y) + GAP)
}

/** Each with its label before it. */
function drawFacts(doc: Pdf, facts: Receipt['facts'], top: number): number {
  let y = top
  for (const { label, value } of facts) {
    writeText(doc, label, { x: MARGIN, width: LABEL_WIDTH, y, size: 10, colour: QUIET })
    y += writeText(doc, value, { ...besideLabel(doc), y, colour: INK })
    y += ROW_GAP
  }
  return y
}

const besideLabel = (doc: Pdf) => ({
  x: MARGIN + LABEL_WIDTH,
  width: doc.page.width - 2 * MARGIN - LABEL_WIDTH,
  size: 10,
})

const heightOfFacts = (doc: Pdf, facts: Receipt['facts']): number =>
  facts.reduce((height, { value }) => height + heightOf(doc, value, besideLabel(doc)) + ROW_GAP, 0)

function drawBody(doc: Pdf, { lines, sums, total }: Receipt, top: number): number {
  let y = top
  for (const { name, detail, amount } of lines) {
    const names = { ...beside(doc), size: 11, colour: INK }
    const details = { ...beside(doc), size: 10, colour: QUIET }
    y = withSpace(doc, y, heightOf(doc, name, names) + heightOf(doc, detail, details))
    writeText(doc, amount, { ...amounts(doc), y, size: 11, colour: INK })
    y += writeText(doc, name, { ...names, y })
    y += writeText(doc, detail, { ...details, y }) + GAP
  }
  if (total === null) return y
  y = drawRule(doc, withSpace(doc, y, 50 + sums.length * 20))
  for (const { label, amount } of sums) {
    writeText(doc, amount, { ...amounts(doc), y, size: 11, colour: INK })
    y += writeText(doc, label, { ...beside(doc), y, size: 11, colour: INK }) + ROW_GAP
  }
  y += ROW_GAP
  writeText(doc, total, { ...amounts(doc), y, size: 16, weight: 800, colour: INK })
  return y + writeText(doc, 'Total', { ...beside(doc), y, size: 16, weight: 800, colour: INK })
}

function drawFoot(doc: Pdf, { delivery }: Receipt, top: number): void {
  const space = 2 * GAP + heightOfFacts(doc, delivery) + CONTACT_HEIGHT
  drawFacts(doc, delivery, drawRule(doc, withSpace(doc, top + GAP, space)))
  const contact = `${BRAND.name} · ${BRAND.email} · ${BRAND.phone.display}`
  // At the end of the page, wherever the rest ends; a line of it fits above the margin.
  const y = doc.page.height - MARGIN - CONTACT_HEIGHT
  writeText(doc, contact, { ...across(doc), y, size: 9, colour: QUIET })
}

/** Draws a horizontal line and returns the position below it. */
function drawRule(doc: Pdf, y: number): number {
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.75)
    .stroke(RULE)
  return y + GAP
}

/** Keeps a block together: it starts on the next page when it does not fit on this one. */
function withSpace(doc: Pdf, y: number, height: number): number {
  if (y + height <= doc.page.height - MARGIN) return y
  doc.addPage()
  return MARGIN
}
