import { isSeenWhole } from '@ahia/contracts/fields/visible-text'
import { MAX_SKU_LENGTH } from '@ahia/contracts/limits'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import type { ImportColumn } from '@ahia/reference/seller/import-columns'
import { plainText } from './cells.rules.ts'

/** What a file says of a product that the shop does not have yet. */
export type NewProductRow = {
  sku: string
  name: string
  subtitle: string
  description: string
  category: Category | null
}

export type WrongCell = { column: ImportColumn; reason: string }

export type NamesTaken = {
  /** Whether the shop has a product of this name. */
  isTaken: (name: string) => boolean
  /** The line that adds a product with this SKU or name already. */
  lineOfSku: (sku: string) => number | undefined
  lineOfName: (name: string) => number | undefined
}

const MAX_LINE = 200

/** SELL-44: a row with a title and a SKU that no product has. Its words are held to what the editor takes. */
export function readNewRow(
  sku: string,
  cellOf: (column: ImportColumn) => string,
  names: NamesTaken,
): { row: NewProductRow } | WrongCell {
  const words = (column: ImportColumn) => plainText(cellOf(column))
  const [name, subtitle] = [words('TITLE'), words('SUBTITLE')]
  if (name === '') return { column: 'SKU', reason: UNKNOWN }
  if (words('CHOICE') !== '') return { column: 'CHOICE', reason: NO_CHOICES }
  const wrong =
    wrongLine('SKU', sku, MAX_SKU_LENGTH) ??
    wrongLine('TITLE', name, MAX_LINE) ??
    wrongLine('SUBTITLE', subtitle, MAX_LINE)
  if (wrong) return wrong
  if (names.isTaken(name)) return { column: 'TITLE', reason: HAS_NAME }
  const before = names.lineOfSku(sku) ?? names.lineOfName(name)
  if (before !== undefined)
    return { column: 'TITLE', reason: `Line ${before} has the same SKU or the same title.` }
  const category = readCategory(words('CATEGORY'))
  if (category === undefined) return { column: 'CATEGORY', reason: UNKNOWN_CATEGORY }
  return { row: { sku, name, subtitle, description: words('DESCRIPTION'), category } }
}

const UNKNOWN =
  'None of your products has it. With a title in this row we make a draft of it; or correct the SKU.'
const NO_CHOICES = 'A file makes products without choices. Add this choice under Products.'
const HAS_NAME = 'You have a product with this title, and it has another SKU. Correct the SKU or the title.'
const UNKNOWN_CATEGORY = `Write one of these: ${Object.values(CATEGORY_LABELS).join(', ')}.`

function wrongLine(column: ImportColumn, text: string, max: number): WrongCell | null {
  if (text.length > max) return { column, reason: `Write at most ${max} characters.` }
  if (/[\t\n\v\f\r\u0085\u2028\u2029]/.test(text)) return { column, reason: 'Write it in a single line.' }
  return isSeenWhole(text) ? null : { column, reason: 'It has hidden characters. Type it again.' }
}

const onlyAlphabet = (text: string): string => text.toLowerCase().replace(/&|\band\b|[^a-z]/g, '')

/** Null for none, undefined for one that there is not. */
function readCategory(text: string): Category | null | undefined {
  if (text === '') return null
  const asked = onlyAlphabet(text)
  return CATEGORIES.find((one) => [one, CATEGORY_LABELS[one]].some((name) => onlyAlphabet(name) === asked))
}
