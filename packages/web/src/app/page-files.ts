export const PAGE_FILES_ID = 'page-files'

/** Which scripts a page needs, for its start script. */
export type PageFiles = {
  /** Runs before the first paint; fetched again if it failed to load. */
  boot: string
  /** Starts the app. */
  entry: string
  /** Everything that has to be loaded before it starts, the entry included. */
  files: readonly string[]
  /** A page that only the browser can fill does not wait for the first paint. */
  when: 'at-once' | 'after-painting'
}

/** The fields of an entry of Vite's manifest that are used here. */
type ManifestEntry = { file: string; imports?: string[] }

/** `base` is the base path of the app: `/` or `/seller/`. */
type BuiltApp = { manifest: Manifest; base: string }

export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The URLs of a source file's script and of everything that it imports. */
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
