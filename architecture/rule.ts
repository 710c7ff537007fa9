import type { Place } from './place.ts'
import type { Import } from './resolve-import.ts'

/** What every import must keep; the sentence is what a broken one is told. */
export type ImportRule = { sentence: string; isBroken: (arrow: Import) => boolean }

/** What every file must keep. Told once per subject, not once per file of a folder. */
export type FileRule = { sentence: string; brokenBy: (file: CheckedFile) => string | null }

export type CheckedFile = { place: Place; imports: readonly Import[]; onlyReExports: boolean }
