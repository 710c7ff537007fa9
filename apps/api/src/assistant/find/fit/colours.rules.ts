import { COLOUR_SHADES } from '@ahia/reference/assistant/colours'
import { holds, stemsIn } from '#catalog/search/parse/stems.rules.ts'

/** The colour itself and the shades that somebody who asks for it will take. */
function shadesOf(colour: string): string[] {
  const entry = Object.entries(COLOUR_SHADES).find(([plain]) => plain === colour)
  return [colour, ...plainerOf(colour), ...(entry?.[1] ?? [])]
}

const SHADES: ReadonlySet<string> = new Set(Object.values(COLOUR_SHADES).flat())

/** 'emerald green' is emerald, 'navy blue' navy; 'dark green' is not dark. */
function plainerOf(colour: string): string[] {
  const [first = '', second] = colour.split(' ')
  return second !== undefined && SHADES.has(first) ? [first] : []
}

/** Whether a text speaks of the colour; of one of its shades will do. */
export function hasColour(text: string, colour: string): boolean {
  const stems = stemsIn(text)
  return shadesOf(colour).some((shade) => holds(stems, stemsIn(shade)))
}
