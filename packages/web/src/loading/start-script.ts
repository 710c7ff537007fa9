import { SCRIPTS_FOUND, SCRIPTS_LOST, SCRIPTS_READY } from './events.ts'
import { fetchFile, PATIENT_WAITS_MS } from './fetch-file.ts'

/** Static imports of the router's own start script, as `<Scripts>` writes it. */
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

const PAINTED_AT_THE_LATEST_MS = 1_000
const NEXT_ROUND_MS = 16_000

type StartOptions = {
  /** The files that the page's scripts import. */
  preloads: readonly string[]
  /** A script of the `<head>` that sets `window.hasBooted`; it is asked for again when it was lost. */
  boot: string
  /** When the page's scripts are asked for: a page that only the browser can fill does not wait. */
  when: 'at-once' | 'after-painting'
}

/**
 * The router's start script, changed in two ways: the page is painted before its scripts are asked for, and a script is
 * imported only once all files have arrived, so that a lost one is fetched again instead of being lost for good. Throws
 * for a script that is written differently, so that an upgrade of the router is noticed.
 */
export function startScript(start: string, { preloads, boot, when }: StartOptions): string {
  const imports = [...start.matchAll(IMPORT)].map(([, name, file]) => ({ name, file }))
  const rest = start.replaceAll(IMPORT, '').replace(/^;$/gm, '').trim()
  const entry = /^import\(("[^"]+")\);$/m.exec(rest)?.[1]
  if (
    imports.length === 0 ||
    !entry ||
    !rest.includes('window.__reactRouterRouteModules = ') ||
    /^import\b[^(]/m.test(rest)
  )
    throw new Error('React Router writes its start script differently now: see start-script.ts')
  const modules = imports.map(({ file }) => file ?? '')
  const files = new Set([...modules, entry].map((file) => JSON.parse(file)).concat(preloads))
  return [
    `const fetchFile = ${fetchFile};`,
    `const files = ${JSON.stringify([...files])}, waits = ${JSON.stringify(PATIENT_WAITS_MS)};`,
    'window.fetchedFiles = new Set(files);',
    when === 'after-painting' ? AFTER_PAINTING : '',
    `if (!window.hasBooted) fetchFile(${JSON.stringify(boot)}, waits).then(() => import(${JSON.stringify(boot)}));`,
    `const load = () => Promise.all(files.map((file) => fetchFile(file, waits))).then(() => Promise.all([${modules.map((file) => `import(${file})`).join(', ')}]));`,
    `const again = () => { dispatchEvent(new Event('${SCRIPTS_LOST}')); return new Promise((go) => { setTimeout(go, ${NEXT_ROUND_MS}); addEventListener('online', go, { once: true }); }).then(load).catch(again); };`,
    `const [${imports.map(({ name }) => name ?? '').join(', ')}] = await load().catch(again);`,
    rest,
    `dispatchEvent(new Event('${SCRIPTS_READY}'));`,
    `dispatchEvent(new Event('${SCRIPTS_FOUND}'));`,
  ].join('\n')
}

// A window may be shown and yet get no frames, hence the timer.
const AFTER_PAINTING = `await new Promise((go) => { setTimeout(go, ${PAINTED_AT_THE_LATEST_MS}); document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)); });`
