import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { StaffRole } from '@ahia/reference/staff/roles'
import type { Page } from '@playwright/test'
import { freshEmail } from './auth-steps.ts'
import { expect, type Market } from './test.ts'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../..')

/** ADMIN-02: by command, on the server. Returns the link. */
async function inviteStaff({ databaseUrl, adminUrl }: Market, role: StaffRole): Promise<string> {
  const file = path.join(ROOT, 'apps/api/src/staff-invite.ts')
  const given = ['--email', freshEmail(), '--name', `Ada ${role}`, '--role', role]
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, ADMIN_URL: adminUrl }
  const { stdout } = await run(process.execPath, [file, ...given], { env })
  return /http\S+/.exec(stdout)?.[0] ?? ''
}

/** Chromium's virtual authenticator: a device that asks nobody. */
async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Somebody with this role, from the invitation on, in this page. */
export async function joinStaff(page: Page, market: Market, role: StaffRole): Promise<void> {
  await withPasskeys(page)
  await page.goto(await inviteStaff(market, role))
  await page.getByRole('button', { name: 'Create a passkey and start' }).click()
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible()
}
