import { isTakenOver } from '@ahia/testing/taken-over'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

// The console fixture fails on any violation of the policy.
test('About Us runs only our own files and one inline script, and is small enough for a cheap phone on slow 4G', async ({
  page,
}) => {
  const bytes = await countBytes(page)

  const response = await page.goto('/about')
  await page.waitForFunction(isTakenOver, ['main']) // the scripts load after the page
  await page.waitForLoadState('networkidle')

  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("worker-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  const KB = 1024
  expect(bytes.Script).toBeGreaterThan(KB)
  expect(bytes.Script).toBeLessThan(120 * KB)
  expect(bytes.Stylesheet).toBeLessThan(12 * KB)
  expect(bytes.Document).toBeLessThan(12 * KB)
  expect(bytes.Font).toBeLessThan(24 * KB)
})

/** Of each kind of file, as the network sends them. */
async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = { Script: 0, Stylesheet: 0, Font: 0, Document: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Script' || type === 'Stylesheet' || type === 'Font' || type === 'Document')
      bytes[type] += encodedDataLength
  })

  return bytes
}
