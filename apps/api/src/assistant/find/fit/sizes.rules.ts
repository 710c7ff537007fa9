const BY = /(\d+(?:\.\d+)?)\s*(?:x|×|by)\s*(\d+(?:\.\d+)?)/gi
const RANGE = /(\d+)\s*(?:to|–|-)\s*(\d+)/g
const LETTERS: Readonly<Record<string, string>> = {
  SMALL: 'S',
  MEDIUM: 'M',
  LARGE: 'L',
  '2XL': 'XXL',
  '3XL': 'XXXL',
  'X-LARGE': 'XL',
}

const asLetters = (size: string): string => LETTERS[size] ?? size

/** '6 MONTHS' and '3 YEARS' are ages, and mean nothing without their unit. */
const NUMBERED = /^(?:[A-Z]{1,3})?(\d+)(YEAR|MONTH)?S?$/

/** Whether a text speaks of this size: '42' in 'UK 42' and in '40 to 43'; '6X6' in '6 by 6 feet'; 'XL' in 'XL, 103 cm'. */
export function hasSize(text: string, size: string): boolean {
  const requested = asLetters(size.toUpperCase().replace(/\s+/g, ''))
  const plain = text.replace(BY, '$1X$2').toUpperCase()
  const tokens = plain.split(/[^A-Z0-9./-]+/).map(asLetters)
  if (tokens.includes(requested) || plain.replace(/\s+/g, '') === requested) return true
  const [, number, unit] = NUMBERED.exec(requested) ?? []
  if (number === undefined || (unit !== undefined && !plain.includes(unit))) return false
  return tokens.includes(number) || isWithinRange(text, Number(number))
}

const isWithinRange = (text: string, number: number): boolean =>
  [...text.matchAll(RANGE)].some(([, from = '', to = '']) => Number(from) <= number && number <= Number(to))
