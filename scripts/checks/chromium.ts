import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root, runProgram } from './run-program.ts'

/** Chromium without windows, menus and extensions: journeys take half as long. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DOWNLOAD_TIMEOUT_MS = 240_000

type Found = { path: string } | { missing: string }

/** A Chromium that runs: named by CHROMIUM_PATH, on the PATH, Playwright's own, or installed now. */
export async function findOrInstallChromium(): Promise<Found> {
  const found = await findChromium()
  if (found) return { path: found }
  console.log('  … no Chromium found, installing one')
  const installers = [downloadPlaywrightChromium, installDebianChromium]
  for (const install of installers) {
    await install()
    const installed = await findChromium()
    if (installed) return { path: installed }
  }
  return {
    missing:
      'No Chromium was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.',
  }
}

/** For journeys: the lighter one where it is, or where it can be had in a moment, else any Chromium. */
export async function findBrowserForJourneys(): Promise<Found> {
  if (process.env.CHROMIUM_PATH) return findOrInstallChromium()
  const shell = (await findShell()) ?? (await installPackage(SHELL).then(findShell))
  return shell ? { path: shell } : findOrInstallChromium()
}

const findShell = (): Promise<string | null> => findRunning(onPath([SHELL]))

const findChromium = (): Promise<string | null> =>
  findRunning([process.env.CHROMIUM_PATH, ...onPath(NAMES), chromium.executablePath()])

function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

async function findRunning(places: (string | undefined)[]): Promise<string | null> {
  for (const place of places) if (place && fs.existsSync(place) && (await runs(place))) return place
  return null
}

// A download may lack libraries of the system, and then is none.
async function runs(file: string): Promise<boolean> {
  const { code } = await runProgram(file, ['--version'], { timeoutMs: 30_000 })
  return code === 0
}

async function downloadPlaywrightChromium(): Promise<void> {
  const cli = path.join(root, 'node_modules/.bin/playwright')
  await runProgram(cli, ['install', 'chromium'], { timeoutMs: DOWNLOAD_TIMEOUT_MS })
}

const installDebianChromium = (): Promise<void> => installPackage('chromium')

/** As root on Debian, which is how continuous integration usually runs; elsewhere it does nothing. */
async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    runProgram('apt-get', ['install', '-y', '-q', name], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS })
  if ((await install()).code === 0) return
  await runProgram('apt-get', ['update', '-q'], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS })
  await install()
}
