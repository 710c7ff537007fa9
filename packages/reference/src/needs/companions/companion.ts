import type { Source } from '../need.ts'

/** What goes with a thing of this kind; `of` is a shelf, or words that stand in its name. */
export type Companion = { of: Source; sources: readonly Source[]; never: readonly string[] }

export const goesWith = (of: Source, sources: readonly Source[], never = ''): Companion => ({
  of,
  sources,
  never: never === '' ? [] : never.split(' '),
})
