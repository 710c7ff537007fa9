import { BRAND } from '@ahia/reference/brand'
import PDFDocument from 'pdfkit'
import type { Receipt } from './receipt.rules.ts'
import { bringFonts, heightOf, type Pdf, writeText } from './receipt-text.ts'

// The looks of tokens.css, on paper.
const INK = '#1a1b33'
const QUIET = '#535567'
const LINE = '#ddd8d0'
/** Some 6 % darker than the paper: seen, and never in the way. */
const FAINT = '#f2efea'

const MARGIN = 40
const GAP = 8
const AMOUNT_WIDTH = 110

// The same line as packages/ui/src/uli-line.tsx draws on pages, on a field of 400 × 320.
const SPIRAL =
  'M262 122a14 14 0 0 1 28 0 30 30 0 0 1-60 0 46 46 0 0 1 92 0 62 62 0 0 1-124 0 78 78 0 0 1 156 0 94 94 0 0 1-94 94c-60 0-60 60-120 60s-60-50-120-50'

/** ORD-06: the receipt as a document to keep or to print; its words can be selected and searched. */
export async function toPdf(receipt: Receipt): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    lang: BRAND.locale,
    displayTitle: true,
    info: { Title: `Receipt ${receipt.orderNumber}`, Author: BRAND.name },
  })
  const whole = collect(doc)
  bringFonts(doc)
  drawUliLine(doc)
  const y = drawBody(doc, receipt, drawHead(doc, receipt))
  drawFoot(doc, receipt, y)
  doc.end()
  return whole
}

function collect(doc: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

/** In the corner, where no words are. */
function drawUliLine(doc: Pdf): void {
  doc
    .save()
    .translate(doc.page.width - 130, -14)
    .scale(0.42)
  doc.path(SPIRAL).lineWidth(9).lineCap('round').stroke(FAINT)
  doc.restore()
}

const across = (doc: Pdf) => ({ x: MARGIN, width: doc.page.width - 2 * MARGIN })
const beside = (doc: Pdf) => ({ x: MARGIN, width: doc.page.width - 2 * MARGIN - AMOUNT_WIDTH - GAP })
const amounts = (doc: Pdf) =>
  ({ x: doc.page.width - MARGIN - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' }) as const

function drawHead(doc: Pdf, { orderNumber, orderId, shopName, paidOn }: Receipt): number {
  let y = MARGIN
  // Away from the spiral in the corner.
  const narrow = { x: MARGIN, width: doc.page.width - 2 * MARGIN - 120 }
  y += writeText(doc, BRAND.name.toLowerCase(), { ...narrow, y, size: 20, weight: 800, colour: INK }) + GAP
  y += writeText(doc, `Receipt for order ${orderNumber}`, {
    ...narrow,
    y,
    size: 13,
    weight: 800,
    colour: INK,
  })
  for (const said of [`Sold by ${shopName}`, `Paid on ${paidOn}`, `Order ${orderId}`])
    y += writeText(doc, said, { ...across(doc), y, size: 9, colour: QUIET })
  return drawRule(doc, y + GAP)
}

function drawBody(doc: Pdf, { lines, sums, total }: Receipt, top: number): number {
  let y = top
  for (const { name, detail, amount } of lines) {
    const names = { ...beside(doc), size: 10, colour: INK }
    const details = { ...beside(doc), size: 9, colour: QUIET }
    y = withRoom(doc, y, heightOf(doc, name, names) + heightOf(doc, detail, details))
    writeText(doc, amount, { ...amounts(doc), y, size: 10, colour: INK })
    y += writeText(doc, name, { ...names, y })
    y += writeText(doc, detail, { ...details, y }) + GAP
  }
  y = drawRule(doc, withRoom(doc, y, 30 + sums.length * 16))
  for (const { label, amount } of sums) {
    writeText(doc, amount, { ...amounts(doc), y, size: 10, colour: INK })
    y += writeText(doc, label, { ...beside(doc), y, size: 10, colour: INK })
  }
  y += GAP
  writeText(doc, total, { ...amounts(doc), y, size: 13, weight: 800, colour: INK })
  return y + writeText(doc, 'Total', { ...beside(doc), y, size: 13, weight: 800, colour: INK })
}

function drawFoot(doc: Pdf, { delivery, remark }: Receipt, top: number): void {
  let y = drawRule(doc, withRoom(doc, top + GAP, 90))
  for (const said of [...(remark === null ? [] : [remark]), ...delivery])
    y += writeText(doc, said, { ...across(doc), y, size: 9, colour: INK })
  const contact = `${BRAND.name} · ${BRAND.email} · ${BRAND.phone.display}`
  writeText(doc, contact, { ...across(doc), y: y + GAP, size: 9, colour: QUIET })
}

/** A line across, and where to go on below it. */
function drawRule(doc: Pdf, y: number): number {
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.75)
    .stroke(LINE)
  return y + GAP
}

/** What belongs together is not torn apart: it begins on the next page when it does not fit on this one. */
function withRoom(doc: Pdf, y: number, height: number): number {
  if (y + height <= doc.page.height - MARGIN) return y
  doc.addPage()
  return MARGIN
}
