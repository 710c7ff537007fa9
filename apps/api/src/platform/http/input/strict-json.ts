import { type Fault, invalidInput, malformedJson, repeatedField, unknownField } from '../http.errors.ts'

const MAX_DEPTH = 10
const MAX_KEYS = 1_000
/** R31: far more than any list of ours; what is behind them is not looked at. */
const MAX_VALUES = 5_000
const POLLUTING_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const fault = (rule: string, message: string): Fault => ({ path: '', rule, message })

/**
 * JSON.parse, but stricter: rejects duplicate keys (of which the last would win silently), keys that reach into prototypes,
 * and nesting or numbers of keys that only an attack needs.
 */
export function parseStrictJson(text: string, longest?: number): unknown {
  const value = parse(text)
  const found = scan(text, { maxValues: longest ?? MAX_VALUES, maxKeys: longest ?? MAX_KEYS })
  if (found) throw invalidInput([found])
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformedJson()
  }
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

// The text is valid JSON, so only strings and brackets have to be told apart.
function scan(text: string, { maxValues, maxKeys }: { maxValues: number; maxKeys: number }): Fault | null {
  const open: (Set<string> | null)[] = []
  let keys = 0
  let values = 1
  let lastString = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      keys += 1
      const key: string = JSON.parse(lastString)
      const siblings = open.at(-1)
      if (siblings?.has(key)) return { ...repeatedField(key), path: '' }
      if (POLLUTING_KEYS.has(key)) return { ...unknownField(key), path: '' }
      siblings?.add(key)
    } else if (token === ',') values += 1
    else lastString = token
    if (open.length > MAX_DEPTH)
      return fault('too_deep', `The body is nested deeper than ${MAX_DEPTH} levels`)
    if (values > maxValues) return fault('too_many_values', `The body has more than ${maxValues} values`)
    if (keys > maxKeys) return fault('too_many_keys', `The body has more than ${maxKeys} fields`)
  }
  return null
}
