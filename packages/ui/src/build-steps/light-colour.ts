import { readFileSync } from 'node:fs'

const TOKENS = new URL('../tokens.css', import.meta.url)

/** A colour of the light theme, for files that know only one theme, such as a manifest. */
export function lightColour(name: string): string {
  const [, colour] =
    new RegExp(`--color-${name}: light-dark\\((#\\w+)`).exec(readFileSync(TOKENS, 'utf8')) ?? []
  if (!colour) throw new Error(`tokens.css has no colour '${name}'`)
  return colour
}
