/** A count from the command line; anything else is refused, as a run of nothing would look like a success. */
export function wholeNumber(option: string, text: string, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new Error(`--${option} must be a whole number from 1 to ${max}`)
}
