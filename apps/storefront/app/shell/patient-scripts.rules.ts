import { SCRIPTS_HERE } from './scripts-here.ts'

/** Static imports of the router's own start script, as `<Scripts>` writes it. */
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

const AT_THE_LATEST_MS = 1_000
/** A network that drops one file is often back a moment later. */
const TRY_AGAIN_MS = 2_000

/**
 * The same start script, but it asks for the page's scripts only once the page has been painted, then for all of them at
 * once, and says when they are here: the one that takes over may well be the first to arrive. Refuses a script that is
 * written differently, so that an upgrade of the router is noticed.
 */
export function askAfterPainting(start: string, preloads: readonly string[]): string {
  const imports = [...start.matchAll(IMPORT)].map(([, name, file]) => ({ name, file }))
  const rest = start.replaceAll(IMPORT, '').replace(/^;$/gm, '').trim()
  if (
    imports.length === 0 ||
    !rest.includes('window.__reactRouterRouteModules = ') ||
    /^import\b[^(]/m.test(rest)
  )
    throw new Error('React Router writes its start script differently now: see patient-scripts.rules.ts')
  const names = imports.map(({ name }) => name ?? '').join(', ')
  const files = imports.map(({ file }) => `import(${file})`).join(', ')
  return [
    // A window may be shown and yet get no frames.
    `await new Promise((go) => { setTimeout(go, ${AT_THE_LATEST_MS}); document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)); });`,
    `for (const href of ${JSON.stringify(preloads)})`,
    "  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));",
    `const bring = () => Promise.all([${files}]);`,
    `const [${names}] = await bring().catch(() => new Promise((again) => setTimeout(again, ${TRY_AGAIN_MS})).then(bring));`,
    rest,
    `dispatchEvent(new Event(${JSON.stringify(SCRIPTS_HERE)}));`,
  ].join('\n')
}
