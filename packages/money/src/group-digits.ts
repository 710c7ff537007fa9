/**
 * '1,234,567.5', as Nigeria writes it. By hand: making the browser's own formatter keeps a cheap phone busy for a tenth
 * of a second, before the first price.
 */
export function groupDigits(amount: number): string {
  const [whole = '', decimals] = String(amount).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
