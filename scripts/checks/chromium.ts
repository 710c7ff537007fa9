import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root, runProgram } from './run-program.ts'

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

async function findChromium(): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const places = [process.env.CHROMIUM_PATH, ...onPath, chromium.executablePath()]
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

async function installDebianChromium(): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-q'], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS })
  await runProgram('apt-get', ['install', '-y', '-q', 'chromium'], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS })
}
