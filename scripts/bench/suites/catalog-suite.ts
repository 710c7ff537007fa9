import { CATEGORIES } from '@ahia/reference/categories'
import { SORTS } from '@ahia/reference/sorts'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { seededRandom } from '@ahia/testing/seeded-random'
import type { Servers } from '../servers.ts'
import { minimalTarget, type Target } from '../target.ts'

const API = '/api/v1'
const FEW = '400'
const MANY = '1,000,000'
const MANY_CACHED = `${MANY}, cached`
/** What guests ask again and again, as production answers it: for ten seconds from memory. */
const WORTH_KEEPING = new Set(['category, page 1', 'search, misspelt words', 'suggest'])
const COMMON = ['rice', 'phone', 'oil', 'fan', 'shoe', 'bag', 'cream', 'power', 'black', 'cotton']
const RARE = [
  'ofada rice',
  'coral crown',
  'inverter battery',
  'aquarium',
  'wheelbarrow',
  'dash cam',
  'okpa',
  'agbada',
]
// In the big market every demo product has two thousand likenesses, so what is rare there is a brand.
const RARE_AMONG_MANY = [
  'brenpine',
  'aquimist rice',
  'aquipell',
  'calopine',
  'dexloom',
  'brenkelp',
  'aquiundo',
  'brenbolt',
]
const MISSPELT = ['jolof', 'genarator', 'anakra', 'powerbnk', 'sneekers', 'blendr', 'perfum oyl', 'moniter']
const TYPED = ['j', 'ri', 'pho', 'gene', 'ank', 'power b', 'shea b', 'wat', 'x', 'jolof']
const FAR_PAGE = 5_000

const EVERY_SHELF = CATEGORIES.flatMap((category) =>
  SUBCATEGORIES[category].map((subcategory) => ({ category, subcategory })),
)

const list = (query: Record<string, string | number>) =>
  `${API}/products?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
const search = (words: string[]) => words.map((word) => list({ search: word }))
const byCategory = (query: Record<string, string | number>) =>
  CATEGORIES.map((category) => list({ category, ...query }))

/** Amounts as people type them and odd ones, so that no range is asked for twice. */
function priceRanges(): string[] {
  const chance = seededRandom(1)
  return Array.from({ length: 500 }, (_, at) => {
    const from = Math.round(500 + chance() * 20_000)
    return list({
      category: CATEGORIES[at % CATEGORIES.length] ?? 'FOOD',
      minPrice: at % 2 === 0 ? Math.round(from / 500) * 500 : from,
      maxPrice: at % 2 === 0 ? 50_000 : from * 2 + 77,
    })
  })
}

const questions = (productIds: string[], rare: string[]): [name: string, paths: string[]][] => [
  ['category, page 1', byCategory({})],
  ['category, pages 2 to 4', [2, 3, 4].flatMap((page) => byCategory({ page }))],
  ['subcategory', EVERY_SHELF.map((shelf) => list(shelf))],
  ['category and price range', priceRanges()],
  ['whole market', [list({})]],
  ...SORTS.map((sort): [string, string[]] => [`category by ${sort}`, byCategory({ sort })]),
  ['in stock, 4 stars and more', byCategory({ inStock: 'true', rating: 4 })],
  ['search, common words', search(COMMON)],
  ['search, rare words', search(rare)],
  ['search, misspelt words', search(MISSPELT)],
  ['suggest', TYPED.map((q) => `${API}/search/suggest?${new URLSearchParams({ q })}`)],
  ['detail', productIds.map((id) => `${API}/products/${id}`)],
  ['related', productIds.map((id) => `${API}/products/${id}/related`)],
]

/** Far pages, each with the near one that it is held against. */
const farPages = (): [name: string, paths: string[], near: string | null][] => {
  const pages = Array.from({ length: 50 }, (_, at) => FAR_PAGE - 25 + at)
  return SORTS.flatMap((sort): [string, string[], string | null][] => {
    const [market, category] = [`market by ${sort}`, `category by ${sort}`]
    return [
      [market, [list({ sort })], null],
      [`${market}, page ${FAR_PAGE}`, pages.map((page) => list({ sort, page })), market],
      [`${category}, page ${FAR_PAGE}`, pages.flatMap((page) => byCategory({ sort, page })), category],
    ]
  })
}

const nameOn = (server: string, name: string): string => `${name} (${server})`

const target = (server: string, name: string, paths: string[], limit: string | null): Target => ({
  name: nameOn(server, name),
  server,
  paths,
  headers: {},
  isUnique: false,
  limit,
})

const MINIMAL_OF: Record<string, string> = {
  'category, page 1': 'minimal listing',
  'search, rare words': 'minimal search',
  detail: 'minimal detail',
}

/**
 * Lists, search, suggestions and details: of the demo market against minimal servers that answer the same question, and,
 * given the address of a database that `npm run demo:big` has filled, of a million products against the few.
 */
export async function startCatalogSuite(servers: Servers, bigUrl: string | null): Promise<Target[]> {
  const few = await servers.createDatabase('market')
  const { url } = await servers.startProduct(FEW, few, { KEEP_ANSWERS_MS: '0' })
  const own = questions(await listIds(url), RARE)
  const cached = [target(`${FEW}, cached`, 'category, page 1', byCategory({}), 'minimal listing')]
  await servers.startProduct(`${FEW}, cached`, few)
  const bares = ['listing', 'search', 'detail']
  for (const name of bares) await servers.startMinimal(name, few)
  const limits = bares.map((name) =>
    minimalTarget(name, own.find(([one]) => MINIMAL_OF[one] === `minimal ${name}`)?.[1]),
  )
  const ofFew = own.map(([name, paths]) => target(FEW, name, paths, MINIMAL_OF[name] ?? null))
  return [...limits, ...ofFew, ...cached, ...(bigUrl === null ? [] : await startBig(servers, bigUrl))]
}

async function startBig(servers: Servers, bigUrl: string): Promise<Target[]> {
  const { url } = await servers.startProduct(MANY, bigUrl, { KEEP_ANSWERS_MS: '0', DEMO_MARKET: 'false' })
  await servers.startProduct(MANY_CACHED, bigUrl, { DEMO_MARKET: 'false' })
  const asked = questions(await listIds(url), RARE_AMONG_MANY)
  const far = farPages().map(([name, paths, near]) => target(MANY, name, paths, near && nameOn(MANY, near)))
  const cached = asked
    .filter(([name]) => WORTH_KEEPING.has(name))
    .map(([name, paths]) => target(MANY_CACHED, name, paths, nameOn(MANY, name)))
  return [...asked.map(([name, paths]) => target(MANY, name, paths, nameOn(FEW, name))), ...far, ...cached]
}

async function listIds(url: string): Promise<string[]> {
  const pages = await Promise.all(
    CATEGORIES.map(async (category) => (await fetch(`${url}${list({ category, limit: 20 })}`)).json()),
  )
  return pages.flatMap((page) => page.data.products.map(({ _id }: { _id: string }) => _id))
}
