import type { Fault } from '../http.errors.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
// Characters that turn the reading direction can make one name look like another.
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/

/** Finds text that no field may contain, anywhere in the input; null when there is none. */
export function findUncleanText(value: unknown, path = ''): Fault | null {
  if (typeof value === 'string') return uncleanRule(value, path)
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = findUncleanText(inner, path === '' ? key : `${path}.${key}`)
    if (found) return found
  }
  return null
}

function uncleanRule(text: string, path: string): Fault | null {
  if (CONTROL.test(text))
    return { path, rule: 'control_character', message: "Text can't have control characters. Type it again." }
  if (!text.isWellFormed())
    return { path, rule: 'broken_text', message: 'Text has a broken character. Type it again.' }
  if (DIRECTION.test(text))
    return {
      path,
      rule: 'text_direction',
      message: "Text can't change its reading direction. Type it again.",
    }
  return null
}
