import { fetchFile, QUICK_WAITS_MS } from './fetch-file.ts'

declare global {
  /** Files that are in the browser's cache; the start script of a page adds its own. */
  var fetchedFiles: Set<string> | undefined
}

/**
 * What every `import()` of an app becomes in the build (vite/resilient-imports.ts). `files` are the module's own file
 * and those it imports. Rejects when one does not arrive; then nothing was imported, so calling again can work.
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await fetchFiles(files)
  return load()
}

/** Fetches each file once per document; a failed one is fetched again by the next caller. */
export async function fetchFiles(
  files: readonly string[],
  waitsMs: readonly number[] = navigator.onLine ? QUICK_WAITS_MS : [],
): Promise<void> {
  globalThis.fetchedFiles ??= new Set()
  const fetched = globalThis.fetchedFiles
  const missing = files.filter((file) => !fetched.has(file))
  await Promise.all(missing.map((file) => fetchFile(file, waitsMs).then(() => fetched.add(file))))
}
