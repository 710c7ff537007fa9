import fs from 'node:fs'
import { findRunning, onPath } from './find-program.ts'
import { installPackages } from './install-package.ts'

/** What the smoke journey needs to know of an engine, or why it does not run there. */
export type FoundEngine = { name: string; env: Record<string, string> } | { notRun: string }

/** Firefox and WebKit from the PATH, or installed now where that is possible. */
export async function findOtherEngines(): Promise<FoundEngine[]> {
  return [
    (await findFirefox()) ?? (await installPackages('firefox-esr').then(findFirefox)) ?? notFound('Firefox'),
    (await findWebKit()) ??
      (await installPackages('webkit2gtk-driver', 'xvfb').then(findWebKit)) ??
      notFound('WebKit'),
  ]
}

const notFound = (name: string): FoundEngine => ({
  notRun: `${name}: not run, it was neither found nor could it be installed`,
})

async function findFirefox(): Promise<FoundEngine | null> {
  const firefox = await findRunning([process.env.FIREFOX_PATH, ...onPath('firefox-esr', 'firefox')])
  return firefox && { name: firefox.version, env: { FIREFOX_PATH: firefox.path } }
}

/** WebKit's small browser lies beside its library and not on the PATH. */
const MINI_BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

async function findWebKit(): Promise<FoundEngine | null> {
  const driver = await findRunning(onPath('WebKitWebDriver'))
  const display = onPath('Xvfb').find((file) => fs.existsSync(file))
  const browser = fs.globSync(MINI_BROWSERS)[0]
  if (!driver || !display || !browser) return null
  const env = { WEBKIT_DRIVER_PATH: driver.path, WEBKIT_BROWSER_PATH: browser, XVFB_PATH: display }
  return { name: driver.version, env }
}
