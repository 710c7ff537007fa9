import { startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

type Found = { name: string; start: () => Promise<Engine> }

/** The engines that this run found or installed (scripts/checks/other-engines.ts says which). */
export function listEngines(): Found[] {
  const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH, XVFB_PATH } = process.env
  const engines: Found[] = []
  if (CHROMIUM_PATH)
    engines.push({
      name: 'Chromium',
      start: () => startChromium(CHROMIUM_PATH),
    })
  if (FIREFOX_PATH) engines.push({ name: 'Firefox', start: () => startFirefox(FIREFOX_PATH) })
  if (WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH && XVFB_PATH)
    engines.push({
      name: 'WebKit',
      start: () =>
        startWebKit({ driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_BROWSER_PATH, display: XVFB_PATH }),
    })
  return engines
}
