import { PAGE_FILES_ID } from '../app/page-files.ts'
import { SCRIPTS_FOUND, SCRIPTS_LOST } from './events.ts'
import { BACKGROUND_WAITS_MS, fetchFile } from './fetch-file.ts'

const PAINTED_AT_THE_LATEST_MS = 1_000
const NEXT_ROUND_MS = 16_000

/** Each build shortens names in its own way; without one, the script is the same in all apps. */
const withoutName = (part: unknown): string =>
  String(part).replace(/^async function [\w$]+/, 'async function')

/**
 * The one inline script of every page, always the same, so that the content security policy can name its hash. It waits
 * until the page is painted, fetches all files of the page, with retries, and starts the app once they have arrived.
 */
export const START_SCRIPT = `
const fetchFile = ${withoutName(fetchFile)};
const waits = ${JSON.stringify(BACKGROUND_WAITS_MS)};
const { boot, entry, files, when } = JSON.parse(document.getElementById('${PAGE_FILES_ID}').textContent);
const pause = (ms) => new Promise((go) => { setTimeout(go, ms); addEventListener('online', go, { once: true }); });
const painted = () => new Promise((go) => { setTimeout(go, ${PAINTED_AT_THE_LATEST_MS}); document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)); });
const load = () => Promise.all(files.map((file) => fetchFile(file, waits))).then(() => import(entry));
const again = () => { dispatchEvent(new Event('${SCRIPTS_LOST}')); return pause(${NEXT_ROUND_MS}).then(load).catch(again); };
window.fetchedFiles = new Set(files);
if (when === 'after-painting') await painted();
if (!window.hasBooted) fetchFile(boot, waits).then(() => import(boot));
await load().catch(again);
dispatchEvent(new Event('${SCRIPTS_FOUND}'));
`
