import { PAGE_FILES_ID } from '../app/page-files.ts'
import { SCRIPTS_FOUND, SCRIPTS_LOST } from './events.ts'
import { BACKGROUND_WAITS_MS, fetchFile } from './fetch-file.ts'

const PAINTED_AT_THE_LATEST_MS = 1_000
const NEXT_ROUND_MS = 16_000

/** Each build shortens names in its own way; without one, the script is the same in all apps. */
const withoutName = (part: unknown): string =>
  String(part).replace(/^async function [\w$]+/, 'async function')

/** `load`: what is loaded, as the text of a function without arguments; rejects when something does not arrive. */
const startScript = (load: string) => `
const fetchFile = ${withoutName(fetchFile)};
const waits = ${JSON.stringify(BACKGROUND_WAITS_MS)};
const { boot, entry, files, when } = JSON.parse(document.getElementById('${PAGE_FILES_ID}').textContent);
const pause = (ms) => new Promise((go) => { setTimeout(go, ms); addEventListener('online', go, { once: true }); });
const painted = () => new Promise((go) => { setTimeout(go, ${PAINTED_AT_THE_LATEST_MS}); document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)); });
const load = ${load};
const again = () => { dispatchEvent(new Event('${SCRIPTS_LOST}')); return pause(${NEXT_ROUND_MS}).then(load).catch(again); };
window.fetchedFiles = new Set(files);
if (when === 'after-painting') await painted();
if (!window.hasBooted) fetchFile(boot, waits).then(() => import(boot));
await load().catch(again);
dispatchEvent(new Event('${SCRIPTS_FOUND}'));
`

/**
 * The one inline script of every page, always the same, so that the content security policy can name its hash. It waits
 * until the page is painted, fetches all files of the page, with retries, and starts the app once they have arrived.
 */
export const START_SCRIPT = startScript(
  '() => Promise.all(files.map((file) => fetchFile(file, waits))).then(() => import(entry))',
)

/**
 * For an app with a worker of its own, whose pages name their files in the `<head>` (NAME_FILES_SCRIPT). What the worker has is
 * not fetched before it is imported. All modules are asked for at once, and not each after the one that imports it.
 */
export const APP_START_SCRIPT = startScript(`async () => {
  if (!window.hasNamedModules) {
    await Promise.all(files.map((file) => fetchFile(file, waits)));
    window.nameModules();
  }
  window.hasNamedModules = false;
  return import(entry);
}`)

/**
 * In the `<head>`, before the style sheet: the files of the page are on their way with it. What may come from the network is
 * only fetched: some browsers remember a failed import for the life of the page.
 */
export const NAME_FILES_SCRIPT = `
{
const { files } = JSON.parse(document.getElementById('${PAGE_FILES_ID}').textContent);
const name = (traits) => { for (const href of files) document.head.append(Object.assign(document.createElement('link'), traits, { href })); };
window.nameModules = () => name({ rel: 'modulepreload' });
window.hasNamedModules = Boolean(navigator.serviceWorker?.controller);
window.hasNamedModules ? window.nameModules() : name({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
}
`
