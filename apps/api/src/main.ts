import path from 'node:path'
import { SECURITY_EVENT_KINDS } from '@ahia/contracts/shapes/security-event'
import { BRAND } from '@ahia/reference/brand'
import type pg from 'pg'
import { createPasswords } from '#accounts/passwords/passwords.ts'
import { SearchLog } from '#catalog/search/log/search-log.ts'
import { openLineStore } from '#media/lines/open-line-store.ts'
import { addSitePictures } from '#media/pictures/add-site-pictures.ts'
import { openPictureStore } from '#media/pictures/open-picture-store.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import type { Closing } from '#platform/closing.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createCheckPool, createPools, type Pools } from '#platform/database/pool.ts'
import { RateLimits } from '#platform/http/rate-limits.ts'
import { EventCounts } from '#platform/http/server/event-counts.ts'
import { drainWhenStopped } from '#platform/http/server/http-server.ts'
import { createLog, type Log } from '#platform/log.ts'
import { openAdminWebApp, openWebApps } from '#platform/pages/web-apps.ts'
import { createProgress, type Progress } from '#platform/progress.ts'
import { runApp } from '#platform/run-app.ts'
import { readSecretKey } from '#platform/secret-key.ts'
import { createSecrets } from '#platform/secrets.ts'
import { openLanguageModel } from '#providers/language-model/open-language-model.ts'
import { openPayments } from '#providers/paystack/open-payments.ts'
import { hasDemoPeople, isMoneyReal } from '#staff/demo/demo-people.ts'
import { adminLookup, createAdminApp } from './admin-app.ts'
import type { OpenedResources } from './api-deps.ts'
import { endpointLookup } from './api-endpoints.ts'
import { createApp } from './app.ts'
import { eraseAgainAfterRestore } from './erase-again.ts'
import { openJobs } from './open-jobs.ts'
import { openSite, type Site } from './site.ts'
import { createAdminHandler, createMarketHandler } from './site-handler.ts'
import type { Db, Tables } from './tables.ts'

const ADMIN_CONNECTIONS = 2

// Opens the market: database, migrations, demo goods, jobs, API and pages on one port.
runApp(async (closing, stopping) => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const progress = createProgress()
  // The ports first, so that a port in use is reported at once.
  const site = await openSite({ ...config, lookup: endpointLookup })
  const adminSite = await openSite({
    port: config.adminPort,
    host: config.adminHost,
    publicUrl: config.adminUrl,
    lookup: adminLookup,
  })

  const secrets = createSecrets(readSecretKey(config))
  const [url, payments] = await Promise.all([
    openDatabase({ config, closing, progress, stopping }),
    openPayments({ config, secrets, closing, log, marketUrl: site.localUrl }),
  ])
  const pools = createPools({ url, max: config.poolMax, log })
  const { pool } = pools
  const checkPool = createCheckPool({ url, log })
  closing.add('database connections', () => Promise.all([pool.end(), pools.readPool.end(), checkPool.end()]))
  const db = createDatabase<Tables>(pools)
  if (isMoneyReal(config)) {
    const { refuseDemoStaff } = await import('#staff/demo/demo-staff.ts')
    await refuseDemoStaff({ db })
  }
  const pictures = await openPictures({ db, config, closing, stopping, progress, log })
  stopping.throwIfAborted()
  const lines = openLineStore(config)
  await eraseAgainAfterRestore({ db, lines, log, secrets, publicUrl: site.publicUrl })

  if (config.runsJobs) {
    const { publicUrl } = site
    await openJobs({
      url,
      email: config.email,
      publicUrl,
      adminUrl: adminSite.publicUrl,
      payments: payments.provider,
      pictures,
      lines,
      secrets,
      log,
      closing,
    })
  }
  const searchLog = new SearchLog({ db, secrets, log }).start()
  closing.add('counts of searches', () => searchLog.stop())
  const opened = {
    log,
    limits: new RateLimits(pool, log),
    secrets,
    passwords: createPasswords(),
    publicUrl: site.publicUrl,
    payments: payments.provider,
    pictures,
    languageModel: openLanguageModel(config),
    modelCallsPerDay: config.modelCallsPerDay,
    receivers: config.receivers,
    eventCounts: new EventCounts(SECURITY_EVENT_KINDS),
    searchLog,
  }
  // The back office has connections of its own: whatever staff look up, shoppers do not wait for a connection.
  const adminPools = createPools({ url, max: ADMIN_CONNECTIONS, log })
  closing.add('connections of the back office', () =>
    Promise.all([adminPools.pool.end(), adminPools.readPool.end()]),
  )
  // After all that requests use, which is closed when they have ended.
  drainWhenStopped([site, adminSite], { closing, stopping, noticeMs: config.drainMs })
  const { way: emailDelivery } = config.email
  const api = createApp({ ...opened, db, emailDelivery, hasDevConsole: config.hasDevConsole })
  const webApp = await openWebApps({ config, server: site.server, closing })
  site.serve(createMarketHandler({ ...opened, config, site, api, webApp, pools, checkPool, db }))
  await openAdmin({ config, closing, opened, adminPools, adminSite, checkPool })
  const colleagues = hasDemoPeople(config) ? await import('#staff/demo/demo-staff.ts') : null
  await colleagues?.addDemoStaff({ db, secrets })
  const sellers = hasDemoPeople(config) ? await import('#seed/sellers/play-demo-orders.ts') : null
  progress.say(
    whereToLook(config, {
      home: site.localUrl,
      sandboxUrl: payments.sandboxUrl,
      sellers: sellers?.demoSellerWords(site.localUrl),
      office: colleagues?.demoStaffWords(adminSite.localUrl, site.localUrl) ?? adminSite.publicUrl,
    }),
  )
  // SELL-63: after the opening, as nobody waits for their orders.
  if (sellers && config.paintsAhead && payments.sandboxUrl !== null) {
    const { playDemo } = await import('#seed/play-demo.ts')
    playDemo({ url: site.localUrl, sandboxUrl: payments.sandboxUrl, db }).catch((error: unknown) => {
      log.warn({ err: error }, 'the demo shops have not all of their orders')
    })
  }
})

type AdminOpening = {
  config: Config
  closing: Closing
  opened: Omit<OpenedResources, 'db'>
  adminPools: Pools
  adminSite: Site
  checkPool: pg.Pool
}

/** The back office: the same resources, but connections of its own. */
async function openAdmin({
  config,
  closing,
  opened,
  adminPools: pools,
  adminSite,
  checkPool,
}: AdminOpening): Promise<void> {
  const db = createDatabase<Tables>(pools)
  const api = createAdminApp({ ...opened, db, adminUrl: adminSite.publicUrl })
  const webApp = await openAdminWebApp({ config, server: adminSite.server, closing })
  adminSite.serve(
    createAdminHandler({ ...opened, config, site: adminSite, api, webApp, pools, checkPool, db }),
  )
}

type Opening = {
  db: Db
  config: Config
  closing: Closing
  stopping: AbortSignal
  progress: Progress
  log: Log
}

/** Fills a demo market at its first start, and returns where pictures are found. */
async function openPictures({ config, ...opening }: Opening): Promise<PictureStore> {
  const store = openPictureStore(config)
  await addSitePictures(store)
  if (!config.demoMarket) return store
  // Loaded only for a demo market.
  const { openDemoMarket } = await import('#seed/open-demo-market.ts')
  return openDemoMarket({
    ...opening,
    store,
    paintsAhead: config.paintsAhead,
    hasSellers: hasDemoPeople(config),
  })
}

type Places = { home: string; sandboxUrl: string | null; sellers: string | undefined; office: string }

function whereToLook(config: Config, { home, sandboxUrl, sellers, office }: Places): string {
  const folder = path.relative(process.cwd(), config.dataDir)
  const place = folder.startsWith('..') ? config.dataDir : folder
  const data = config.databaseUrl ? 'in the database you named' : place
  return [
    '',
    `${BRAND.name} is open.`,
    `  Market   ${home}`,
    `  API      ${home}/api/v1/docs`,
    ...(config.hasDevConsole ? [`  Console  ${home}/dev/console (plays shop and staff)`] : []),
    ...(config.devPages ? [`  Parts    ${home}/dev/components`] : []),
    ...(config.email.way === 'mailbox' ? [`  Email    ${home}/dev/mailbox`] : []),
    ...(sandboxUrl ? [`  Payments ${sandboxUrl} (sandbox: no money moves)`] : []),
    ...(sellers ? [`  Seller   ${sellers}`] : []),
    `  Office   ${office}`,
    `  Data     ${data}`,
    '  Stop     Ctrl-C',
    '',
  ].join('\n')
}
