const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/)
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = new Map([
  ['hundred', 100],
  ['k', 1_000],
  ['thousand', 1_000],
  ['m', 1_000_000],
  ['million', 1_000_000],
])
const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+/g

/** Every amount that somebody may have said, in digits or words; rather one too many than an honest budget too few. */
export function amountsIn(message: string): number[] {
  const amounts: number[] = []
  let thousands = 0
  let count: number | null = null
  const close = () => {
    if (count !== null || thousands > 0) amounts.push(thousands + (count ?? 0))
    thousands = 0
    count = null
  }
  for (const [token] of message
    .toLowerCase()
    .replaceAll(/(?<=\d) (?=\d{3}\b)/g, '')
    .matchAll(TOKEN)) {
    const scale = SCALES.get(token)
    const number = numberOf(token)
    if (scale === 100) count = (count ?? 1) * 100
    else if (scale !== undefined) {
      thousands += (count ?? 1) * scale
      count = null
    } else if (number !== null) {
      if (count !== null && /\d/.test(token)) close()
      count = (count ?? 0) + number
    } else if (token !== 'and' && token !== 'a') close()
  }
  close()
  return amounts
}

function numberOf(token: string): number | null {
  if (/\d/.test(token)) return Number(token.replaceAll(',', ''))
  if (token === 'half') return 0.5
  const ten = TENS.indexOf(token)
  if (ten >= 0) return (ten + 1) * 10
  const one = ONES.indexOf(token)
  return one >= 0 ? one : null
}
