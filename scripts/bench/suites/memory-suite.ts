import { setTimeout as pause } from 'node:timers/promises'
import { CATEGORIES } from '@ahia/reference/categories'
import { readPeakRssMb, readRssMb } from '@ahia/testing/process-figures'
import { browse } from '../browse.ts'
import type { Servers } from '../servers.ts'
import type { Server } from '../start-minimal.ts'

const METRICS_TOKEN = 'figures for the memory suite alone'
const HOME_PAGES = 400
const OTHER_PAGES = 800
const PICTURES = 600
/** Long enough for the caches of pages and answers to expire, and for a picture process to end. */
const REST_MS = 40_000
const SEARCHES = ['rice', 'phone', 'jolof', 'generator', 'shea butter', 'sneakers', 'oil', 'fan']

type Card = { _id: string; images: string[]; shopId: { _id: string } }

/** Starts the product, browses it as shoppers do, and prints the memory that the process holds after each stage. */
export async function runMemorySuite(servers: Servers, rounds: number): Promise<void> {
  const market = await servers.createDatabase('market')
  const filling = await servers.startProduct('filling', market)
  await filling.stop() // hardly any process in production has filled its market itself
  const server = await servers.startProduct('product', market, { METRICS_TOKEN })
  console.log(HEAD)
  await report('started', server)
  const cards = await listCards(server.url)
  for (let round = 1; round <= rounds; round += 1) {
    const stage = (name: string) => report(rounds === 1 ? name : `round ${round}: ${name}`, server)
    await browse(server.url, homePages(round))
    await stage(`${HOME_PAGES} home pages, unknown query`)
    await browse(server.url, otherPages(cards, round))
    await stage(`${OTHER_PAGES} listings, products, shops, searches`)
    await browse(server.url, pictures(cards, round))
    await stage(`${PICTURES} pictures`)
    await pause(REST_MS)
    await stage(`${REST_MS / 1000} s of rest`)
  }
}

const homePages = (round: number): string[] =>
  Array.from({ length: HOME_PAGES }, (_, at) => `/?memory=${round}-${at}`)

/** In the order in which people look: a list, some of its products, a shop, a search. */
function otherPages(cards: readonly Card[], round: number): string[] {
  return Array.from({ length: OTHER_PAGES }, (_, at) => {
    const card = cards[(at * 7 + round) % cards.length]
    const category = CATEGORIES[at % CATEGORIES.length]
    if (at % 4 === 0) return `/products?category=${category}&page=${1 + (at % 3)}&memory=${round}-${at}`
    if (at % 4 === 1) return `/products?search=${SEARCHES[at % SEARCHES.length]}&memory=${round}-${at}`
    return at % 4 === 2 ? `/products/${card?._id}` : `/shops/${card?.shopId._id}?memory=${round}-${at}`
  })
}

/** Half of them as lists show them; of the other half, a gallery's width and thumbnails, most have to be made first. */
function pictures(cards: readonly Card[], round: number): string[] {
  const shown = cards.flatMap(({ images }) => images)
  return Array.from({ length: PICTURES }, (_, at) => {
    const image = shown[(at * 5 + round * 131) % shown.length] ?? ''
    const file = at % 2 === 0 ? '360.avif' : (['720.avif', '180.webp', '540.avif'][at % 3] ?? '')
    return image.replace(/[^/]+$/, file)
  })
}

async function listCards(url: string): Promise<Card[]> {
  const lists = await Promise.all(
    CATEGORIES.map(async (category) => {
      const answer = await fetch(`${url}/api/v1/products?category=${category}&limit=60`)
      const { data }: { data: { products: Card[] } } = JSON.parse(await answer.text())
      return data.products
    }),
  )
  return lists.flat()
}

const NAME_WIDTH = 52
const COLUMNS = ['rss MB', 'peak', 'heap used', 'heap total', 'external']
const HEAD = `${''.padEnd(NAME_WIDTH)}${COLUMNS.map((name) => name.padStart(12)).join('')}`

async function report(name: string, { pid, url }: Server): Promise<void> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await answer.text()
  const megabytes = (metric: string) =>
    Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) / 2 ** 20
  const figures = [
    readRssMb(pid),
    readPeakRssMb(pid),
    megabytes('nodejs_heap_size_used_bytes'),
    megabytes('nodejs_heap_size_total_bytes'),
    megabytes('nodejs_external_memory_bytes'),
  ]
  console.log(`${name.padEnd(NAME_WIDTH)}${figures.map((figure) => figure.toFixed(0).padStart(12)).join('')}`)
}
