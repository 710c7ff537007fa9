import { startProduct } from '@ahia/testing/product'
import type { ThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { type Server, startMinimal } from './start-minimal.ts'

const POOL = { PG_POOL_MAX: '10' }
// A bench asks from one address, and more in a second than anybody may in a minute.
const NO_LIMIT = { BROWSE_LIMIT_PER_MINUTE: '1000000000' }

const OFFICE = /Office\s+(http:\/\/localhost:\d+)/

// Lets each request name a page of its own, so that it is rendered again.
const UNIQUE_PAGES = { DEV_PAGES: 'true' }

/** What is loaded, by name; all of it ends with the bench. */
export class Servers {
  readonly #postgres: ThrowAwayPostgres
  readonly #databases = new Set<string>()
  readonly #servers = new Map<string, Server>()
  readonly #stops: (() => unknown)[] = []

  constructor(postgres: ThrowAwayPostgres) {
    this.#postgres = postgres
  }

  async createDatabase(name: string): Promise<string> {
    const url = await this.#postgres.createDatabase(name)
    this.#databases.add(url)
    return url
  }

  /** Before anything is measured: what a suite has filled is counted, or minutes later autovacuum changes the plans. */
  async analyze(): Promise<void> {
    for (const connectionString of this.#databases) {
      const client = new pg.Client({ connectionString })
      await client.connect()
      await client.query('analyze')
      await client.end()
    }
  }

  get(name: string): Server {
    const server = this.#servers.get(name)
    if (!server) throw new Error(`There is no server ${name}`)
    return server
  }

  async startMinimal(name: string, DATABASE_URL: string): Promise<Server> {
    const server = await startMinimal(name, { ...POOL, DATABASE_URL })
    this.#stops.push(() => server.stop())
    this.#servers.set(name, server)
    return server
  }

  async startProduct(name: string, DATABASE_URL: string, env: Record<string, string> = {}): Promise<Server> {
    const product = startProduct({ ...POOL, ...NO_LIMIT, ...UNIQUE_PAGES, DATABASE_URL, ...env })
    this.#stops.push(() => product.stop())
    const server = { pid: product.pid, url: await product.opened(), stop: () => product.stop() }
    this.#servers.set(name, server)
    return server
  }

  /** A product as `name`, and as `office` its back office, which listens apart. */
  async startWithOffice(name: string, DATABASE_URL: string, office: string): Promise<void> {
    const product = startProduct({ ...POOL, ...NO_LIMIT, DATABASE_URL })
    this.#stops.push(() => product.stop())
    const { pid } = product
    const url = await product.opened()
    const officeUrl = OFFICE.exec(product.output())?.[1]
    if (officeUrl === undefined) throw new Error('The product does not say where its back office is')
    this.#servers.set(name, { pid, url, stop: () => product.stop() })
    this.#servers.set(office, { pid, url: officeUrl, stop: () => product.stop() })
  }

  /** For what a suite has started by itself. */
  alsoStop(stop: () => unknown): void {
    this.#stops.push(stop)
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.reverse()) await stop()
  }
}
