import path from 'node:path'
import { chromium } from '@playwright/test'
import { findRunning, onPath, type Program } from './find-program.ts'
import { installPackages } from './install-package.ts'
import { root, runProgram } from './run-program.ts'

/** Chromium without windows, menus and extensions: journeys take half as long. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DOWNLOAD_TIMEOUT_MS = 240_000

type Found = Program | { missing: string }

/** A Chromium that runs: named by CHROMIUM_PATH, on the PATH, Playwright's own, or installed now. */
export async function findOrInstallChromium(): Promise<Found> {
  const found = await findChromium()
  if (found) return found
  console.log('  … no Chromium found, installing one')
  const installers = [downloadPlaywrightChromium, () => installPackages('chromium')]
  for (const install of installers) {
    await install()
    const installed = await findChromium()
    if (installed) return installed
  }
  return {
    missing:
      'No Chromium was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.',
  }
}

/** For journeys: the lighter one where it is, or where it can be had in a moment, else any Chromium. */
export async function findBrowserForJourneys(): Promise<Found> {
  if (process.env.CHROMIUM_PATH) return findOrInstallChromium()
  const shell = (await findShell()) ?? (await installPackages(SHELL).then(findShell))
  return shell ?? findOrInstallChromium()
}

const findShell = (): Promise<Program | null> => findRunning(onPath(SHELL))

const findChromium = (): Promise<Program | null> =>
  findRunning([process.env.CHROMIUM_PATH, ...onPath(...NAMES), chromium.executablePath()])

async function downloadPlaywrightChromium(): Promise<void> {
  const cli = path.join(root, 'node_modules/.bin/playwright')
  await runProgram(cli, ['install', 'chromium'], { timeoutMs: DOWNLOAD_TIMEOUT_MS })
}
