export const PAGE_FILES_ID = 'page-files'

/** Which scripts a page needs, for its start script. */
export type PageFiles = {
  /** Runs before the first paint; asked for again when it was lost. */
  boot: string
  /** Starts the app. */
  entry: string
  /** Everything that has to be here before it starts, the entry included. */
  files: readonly string[]
  /** A page that only the browser can fill does not wait. */
  when: 'at-once' | 'after-painting'
}

/** One entry of Vite's manifest, as far as it is read here. */
type ManifestEntry = { file: string; imports?: string[] }

/** `base` is where the app is served: `/`, or `/seller/`. */
type BuiltApp = { manifest: Manifest; base: string }

export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The addresses of a source file's own script and of all that it imports. */
export function listFiles({ manifest, base }: BuiltApp, ...sources: string[]): string[] {
  const found = new Set<string>()
  const add = (source: string) => {
    const entry = manifest[source]
    if (!entry || found.has(base + entry.file)) return
    found.add(base + entry.file)
    entry.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...found]
}
