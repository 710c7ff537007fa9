import type { Pdf } from './write-text.ts'

/** Some 6 % darker than the paper: seen, and never in the way. */
const FAINT = '#f2efea'

// The same line as packages/ui/src/uli-line.tsx draws on pages, on a field of 400 × 320.
const SPIRAL =
  'M262 122a14 14 0 0 1 28 0 30 30 0 0 1-60 0 46 46 0 0 1 92 0 62 62 0 0 1-124 0 78 78 0 0 1 156 0 94 94 0 0 1-94 94c-60 0-60 60-120 60s-60-50-120-50'

/** In the upper corner of the page, where no words are. */
export function drawUliLine(doc: Pdf): void {
  doc
    .save()
    .translate(doc.page.width - 130, -14)
    .scale(0.42)
  doc.path(SPIRAL).lineWidth(9).lineCap('round').stroke(FAINT)
  doc.restore()
}
