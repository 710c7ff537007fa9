import { chromium } from '@playwright/test'
import type { Engine } from './engine.ts'

export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath })
  const page = await browser.newPage({ serviceWorkers: 'allow' })
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    // biome-ignore lint/suspicious/noExplicitAny: Playwright's own types ask more of an argument than JSON does
    run: (inPage, argument) => page.evaluate(inPage as any, argument),
    click: (selector) => page.locator(selector).first().click(),
    type: (text) => page.keyboard.type(text),
    touch: () => page.keyboard.press('Tab'),
    resize: (size) => page.setViewportSize(size),
    close: () => browser.close(),
  }
}
