// Checks for values from browser storage. The pages ship no validator; these few lines are enough.

/** As strict as the API, which rejects what only looks like an id. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const LARGEST_AMOUNT = 1e12

export const fieldsOf = (json: unknown): Record<string, unknown> =>
  typeof json === 'object' && json !== null ? { ...json } : {}

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))

export const isWholeNumber = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

/** An amount of money as the API writes it: at most two decimals. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= LARGEST_AMOUNT &&
  Math.round(value * 100) / 100 === value
