import { MAX_LOW_STOCK, MAX_PRICE_NAIRA, MAX_STOCK } from '@ahia/contracts/limits'
import { type Kobo, kobo } from '@ahia/money/kobo'

/** A cell that means something, or says what to do about it. */
type Read<Value> = { value: Value } | { reason: string }

const PRICE_RULE = 'Write the price as 14800 or 14800.50.'

/** SELL-44: thousands with a comma or a space, ₦ in front. What could mean two amounts is asked about, not guessed. */
export function readPrice(cell: string): Read<Kobo> {
  const text = cell.replace(/^(₦|NGN|N)\s*/i, '').replace(/[\s\u00a0]/g, '')
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) {
    const [plain, small] = [text.replaceAll('.', ''), text.slice(0, -1)]
    return { reason: `Is ${cell} the price ${plain} or ${small}? ${PRICE_RULE}` }
  }
  const plain = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return { reason: `“${cell}” is not a price. ${PRICE_RULE}` }
  const [naira = '0', part = ''] = plain.split('.')
  const amount = kobo(Number(naira) * 100 + Number(part.padEnd(2, '0')))
  if (amount === 0) return { reason: 'The price must be more than 0.' }
  return amount > MAX_PRICE_NAIRA * 100 ? { reason: 'This price is too high.' } : { value: amount }
}

export const readStock = (cell: string): Read<number> => readWhole(cell, MAX_STOCK)
export const readLowStock = (cell: string): Read<number> => readWhole(cell, MAX_LOW_STOCK)

function readWhole(cell: string, max: number): Read<number> {
  const text = /^\d{1,3}([, ]\d{3})+$/.test(cell) ? cell.replace(/[, ]/g, '') : cell
  if (!/^\d{1,9}$/.test(text) || Number(text) > max)
    return {
      reason: `“${cell}” is not a quantity. Write a whole number from 0 to ${max.toLocaleString('en')}.`,
    }
  return { value: Number(text) }
}

/** Without the mark that defuses a formula on the way out (T23). */
export const plainText = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')
