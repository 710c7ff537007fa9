import { readFileSync } from 'node:fs'
import { updateProfile } from '@ahia/contracts/user'
import { createDatabase } from '@ahia/local-postgres/create-database'
import { startProduct } from '@ahia/testing/product'
import { makeThrowAwayFolder, removeFolder } from '@ahia/testing/throw-away-folder'
import { test as base, expect } from '@playwright/test'
import pg from 'pg'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { filesUnder } from '../support/files-under.ts'
import { TEMPLATE } from '../support/global-setup.ts'
import { DELIVERY, deliver, OKPA, payFor, placeOrders } from '../support/order-steps.ts'

const NAME = 'Ifeyinwa Nwachukwu-Bello'
const PHONE = '0800 000 7391'
const RECEIVER = { name: 'Obiageli Uzo-Eke', phone: '0800 000 7392' }
const [STREET, NOTES] = ['7 Nnobi Close', 'Ring at the tailor']
const delivery = {
  ...DELIVERY,
  info: NOTES,
  address: { ...DELIVERY.address, street: STREET },
  receiver: RECEIVER,
}

/** Names of tables with one of these texts in any column. */
async function tablesWith(client: pg.Client, texts: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const patterns = texts.map((text) => `%${text}%`)
    const hit = await client.query(`select from ${name} as t where t::text ilike any($1) limit 1`, [patterns])
    if (hit.rowCount) found.push(name)
  }
  return found
}

base(
  'PRIV-05, PRIV-11, PRIV-13 a customer who deletes their account is found in no table, log line, audit entry or stored file',
  async ({ browser }) => {
    const folder = makeThrowAwayFolder()
    const templateUrl = process.env.E2E_TEMPLATE_URL ?? ''
    const addressOf = (database: string) => templateUrl.replace(/[^/]+$/, database)
    await createDatabase(addressOf('postgres'), { name: 'market_erased', template: TEMPLATE })
    const product = startProduct({
      NODE_ENV: 'test',
      DATABASE_URL: addressOf('market_erased'),
      PUBLIC_URL: '',
      DEV_PAGES: 'true',
      LOG_LEVEL: 'debug',
      MEDIA_DIR: folder,
    })
    const client = new pg.Client(addressOf('market_erased'))
    try {
      const origin = await product.opened()
      await client.connect()
      const market = { origin, adminUrl: '', databaseUrl: addressOf('market_erased') }
      const page = await (await browser.newContext({ baseURL: origin })).newPage()
      const ada = await signUpCustomer(market)
      const { email, name } = ada.user
      const call = callAs(market, ada.user.token)
      await call(updateProfile, { name: NAME, phone: PHONE })
      const [id = ''] = await placeOrders({ market, page, delivery }, ada.user, OKPA)
      await payFor(market, ada.user, [id])
      await deliver(market, ada.user, id)
      const known = [email, name ?? email, NAME, PHONE, RECEIVER.name, RECEIVER.phone, STREET, NOTES]
      expect(await tablesWith(client, [STREET])).toContain('public.orders')
      await page.goto(origin)
      await signIn(page, ada.user)
      await page.goto(`${origin}/profile`)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await dialog.getByLabel(/^Your password/).fill(ada.password)
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')

      await expect.poll(() => filesUnder(folder).some((file) => file.includes('erasures'))).toBe(true)
      // Only the goodbye is left, in the mailbox that stands in for the person's own.
      await expect
        .poll(async () => {
          const { rows } = await client.query('select subject from mailbox_messages where recipient = $1', [
            email,
          ])
          return rows
        })
        .toEqual([{ subject: 'Your Ahia account was deleted' }])
      await client.query('delete from mailbox_messages where recipient = $1', [email])
      await expect.poll(() => tablesWith(client, known)).toEqual([])
      expect(known.filter((text) => product.output().includes(text))).toEqual([])
      const stored = filesUnder(folder).map((file) => readFileSync(file, 'latin1'))
      expect(known.filter((text) => stored.some((content) => content.includes(text)))).toEqual([])
    } finally {
      await client.end()
      await product.stop()
      removeFolder(folder)
    }
  },
)
