import type { Call, Plan } from './plan.ts'

const NUMBER = /(\d+(?:,\d{3})*(?:\.\d+)?)\s*(k|thousand|m|million)?\b/gi
const TIMES: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
}

/** Whether each number of a plan is one that the shopper wrote: '30k' is 30 and 30,000. */
export function hasOwnNumbers({ calls }: Plan, message: string): boolean {
  const written = new Set(numbersIn(message))
  return calls.flatMap(numbersOf).every((number) => written.has(number))
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].flatMap(([, digits = '', unit]) => {
    const number = Number(digits.replaceAll(',', ''))
    return unit === undefined ? [number] : [number, number * (TIMES[unit.toLowerCase()] ?? 1)]
  })

function numbersOf(call: Call): number[] {
  switch (call.tool) {
    case 'talk':
    case 'ask-back':
      return []
    case 'basket':
      return [...call.things.flatMap(numbersIn), ...(call.maxNaira === null ? [] : [call.maxNaira])]
    case 'product':
      return [
        ...numbersIn(call.question ?? ''),
        ...(call.which.of === 'named' ? numbersIn(call.which.name) : []),
      ]
    default:
      return numbersIn(call.text ?? '')
  }
}
