import type PDFDocument from 'pdfkit'
import { listFonts, type Run, toRuns } from './fonts.ts'
import { type Line, type Piece, toLines } from './lines.ts'

export type Pdf = InstanceType<typeof PDFDocument>

type Measure = { width: number; size: number; weight?: Piece['weight'] }
type Setting = Measure & { x: number; y: number; colour: string; align?: 'left' | 'right' }

export const LINE_HEIGHT = 1.4
/** As on pages: the font's own space is a sixth of an em, and words would run together. */
const WIDER_GAP_EM = 0.07

/** Call it before writing; only fonts that are used are embedded. */
export function registerFonts(doc: Pdf): void {
  for (const { name, file } of listFonts()) doc.registerFont(name, file)
}

/** Writes a text in lines that fit, and returns their total height. */
export function writeText(doc: Pdf, text: string, setting: Setting): number {
  const { y, size } = setting
  const lines = linesOf(doc, [{ text, weight: setting.weight ?? 400 }], setting)
  for (const [at, line] of lines.entries())
    writeLine(doc, line, { ...setting, y: y + at * size * LINE_HEIGHT })
  return lines.length * size * LINE_HEIGHT
}

/** How high it would be. */
export const heightOf = (doc: Pdf, text: string, measure: Measure): number =>
  linesOf(doc, [{ text, weight: measure.weight ?? 400 }], measure).length * measure.size * LINE_HEIGHT

/** A text whose pieces differ in weight, in lines that fit. */
export const linesOf = (doc: Pdf, pieces: readonly Piece[], { width, size }: Measure): Line[] =>
  toLines(pieces, (line) => widthOf(doc, line, size) <= width)

/** Sets one line of them. */
export function writeLine(
  doc: Pdf,
  line: Line,
  { x, y, width, size, colour, align = 'left' }: Setting,
): void {
  let left = align === 'right' ? x + width - widthOf(doc, line, size) : x
  for (const run of runsOf(line)) {
    const wide = widthOfRun(doc, run, size)
    const start = left + gapBefore(run, size)
    // Where the capitals stand, not the highest accents: so that runs of two fonts stand on one line.
    doc.fillColor(colour).text(run.text, start, y, { lineBreak: false, baseline: -size })
    left += wide
  }
}

const widthOf = (doc: Pdf, line: Line, size: number): number =>
  runsOf(line).reduce((width, run) => width + widthOfRun(doc, run, size), 0)

/** Word by word, each with the gap before it. */
const runsOf = (line: Line): Run[] =>
  line
    .flatMap(({ text, weight }) => toRuns(text, weight))
    .flatMap(({ text, font }) => text.split(/(?= )/).map((word) => ({ text: word, font })))

function widthOfRun(doc: Pdf, run: Run, size: number): number {
  doc.font(run.font).fontSize(size)
  return gapBefore(run, size) + doc.widthOfString(run.text)
}

const gapBefore = ({ text }: Run, size: number): number => (text.startsWith(' ') ? size * WIDER_GAP_EM : 0)
