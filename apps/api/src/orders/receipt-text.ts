import type PDFDocument from 'pdfkit'
import { type FontName, listFonts, toRuns, type Weight } from './receipt-fonts.ts'

export type Pdf = InstanceType<typeof PDFDocument>

type Measure = { width: number; size: number; weight?: Weight }
type Setting = Measure & { x: number; y: number; colour: string; align?: 'left' | 'right' }

const LINE_HEIGHT = 1.4

/** Before anything is written; only what is used is put into the document. */
export function bringFonts(doc: Pdf): void {
  for (const { name, file } of listFonts()) doc.registerFont(name, file)
}

/** Sets a text in lines that fit, and says how high they are together. */
export function writeText(doc: Pdf, text: string, setting: Setting): number {
  const { x, y, width, size, weight = 400, colour, align = 'left' } = setting
  const lines = toLines(doc, text, setting)
  for (const [at, line] of lines.entries()) {
    let left = align === 'right' ? x + width - widthOf(doc, line, { size, weight }) : x
    for (const run of toRuns(line, weight)) {
      selectFont(doc, run.font, size)
      // Where the capitals stand, not the highest accents: so that runs of two fonts stand on one line.
      doc
        .fillColor(colour)
        .text(run.text, left, y + at * size * LINE_HEIGHT, { lineBreak: false, baseline: -size })
      left += doc.widthOfString(run.text)
    }
  }
  return lines.length * size * LINE_HEIGHT
}

/** How high it would be. */
export const heightOf = (doc: Pdf, text: string, measure: Measure): number =>
  toLines(doc, text, measure).length * measure.size * LINE_HEIGHT

function toLines(doc: Pdf, text: string, { width, size, weight = 400 }: Measure): string[] {
  const fits = (line: string) => widthOf(doc, line, { size, weight }) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((one) => toPieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

/** A word that is wider than the page is cut, as it must not run off it. */
function toPieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function widthOf(doc: Pdf, text: string, { size, weight }: { size: number; weight: Weight }): number {
  return toRuns(text, weight).reduce((width, run) => {
    selectFont(doc, run.font, size)
    return width + doc.widthOfString(run.text)
  }, 0)
}

const selectFont = (doc: Pdf, name: FontName, size: number) => doc.font(name).fontSize(size)
