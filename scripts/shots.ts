// Pictures of every page at phone and desk width, in both themes, to be looked at: shots/<page>-<width>-<theme>.png
import fs from 'node:fs'
import path from 'node:path'
import { startProduct } from '@ahia/testing/product'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { type Browser, chromium } from '@playwright/test'
import { findOrInstallChromium } from './checks/chromium.ts'

const PAGES = {
  home: '/',
  about: '/about',
  'not-found': '/no/such/page',
  'error-500': '/dev/errors/500',
  'error-403': '/dev/errors/403',
  'error-generic': '/dev/errors/418',
  components: '/dev/components',
  'api-docs': '/api/v1/docs',
}
const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
]
const THEMES = ['light', 'dark'] as const
const folder = path.resolve(import.meta.dirname, '../shots')

const found = await findOrInstallChromium()
if ('missing' in found) throw new Error(found.missing)
const postgres = await startThrowAwayPostgres()
const DATABASE_URL = await postgres.createDatabase('shots')
const market = startProduct({ NODE_ENV: 'test', DATABASE_URL, PUBLIC_URL: '', DEV_PAGES: 'true' })
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
try {
  fs.mkdirSync(folder, { recursive: true })
  await takeAll(browser, await market.opened())
} finally {
  await browser.close()
  await market.stop()
  await postgres.stop()
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  for (const viewport of SIZES) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        baseURL: origin,
      })
      const page = await context.newPage()
      for (const [name, address] of Object.entries(PAGES)) {
        await page.goto(address, { waitUntil: 'networkidle' })
        const file = path.join(folder, `${name}-${viewport.width}-${colorScheme}.png`)
        await page.screenshot({ path: file, fullPage: true })
        console.log(path.relative(process.cwd(), file))
      }
      await context.close()
    }
  }
}
