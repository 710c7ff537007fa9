import { claimMarket } from './assert-fillable.ts'
import {
  addUpShopRatings,
  buildIndex,
  dropIndexes,
  emptyMarket,
  type Index,
  type Link,
  listIndexes,
  openLink,
  placeFeatured,
  recountMarket,
  switchTriggers,
  vacuumMarket,
} from './load.sql.ts'
import { loadRows } from './load-rows.ts'
import { onBoth } from './on-both.ts'

type Step = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>

type FillBigMarket = {
  /** A migrated database. */
  url: string
  products: number
  now: Date
  stopping?: AbortSignal
  step?: Step
  onLoaded?: (loaded: number, products: number) => void
}

type Filling = Required<FillBigMarket> & { links: readonly [Link, Link] }

/**
 * Fills a market without shops with invented ones, for measuring: sales, ratings and stock are made up, and there are
 * no reviews or stock moves behind them. Throws for a market with any shop. All of it or nothing.
 */
export async function fillBigMarket(overrides: FillBigMarket): Promise<void> {
  const links = [await openLink(overrides.url), await openLink(overrides.url)] as const
  try {
    await claimMarket(links[0])
    const defaults = { stopping: new AbortController().signal, step: plainStep, onLoaded: () => {} }
    await fill({ ...defaults, ...overrides, links })
  } finally {
    await Promise.all(links.map((link) => link.end()))
  }
}

const plainStep: Step = (_, work) => work()

async function fill(filling: Filling): Promise<void> {
  const [link] = filling.links
  const indexes = await listIndexes(link)
  try {
    await load(filling, indexes)
  } catch (cause) {
    await takeBack(link, indexes).catch(() => {
      throw new Error('The load failed half way and could not be taken back: drop this database', { cause })
    })
    throw new Error('The load was given up and the market is empty again', { cause })
  }
  await filling.step('tables are vacuumed', () => vacuumMarket(link))
}

async function load(filling: Filling, indexes: Index[]): Promise<void> {
  const { links, step, stopping } = filling
  const [link] = links
  await switchTriggers(link, 'disable')
  await dropIndexes(link, indexes)
  await loadRows(filling)
  await step('indexes are built', () => buildIndexes(filling, indexes))
  stopping.throwIfAborted()
  await step('shops are rated', () => addUpShopRatings(link))
  await step('the window is filled', () => placeFeatured(link))
  await step('the market is counted', () => recountMarket(link))
  // Last: triggers that are still off show that a run was killed.
  await switchTriggers(link, 'enable')
}

async function buildIndexes({ links, stopping }: Filling, indexes: readonly Index[]): Promise<void> {
  const left = [...indexes]
  await onBoth(links, async (link) => {
    for (let index = left.shift(); index; index = left.shift()) {
      stopping.throwIfAborted()
      await buildIndex(link, index)
    }
  })
}

async function takeBack(link: Link, indexes: readonly Index[]): Promise<void> {
  await emptyMarket(link)
  for (const index of indexes) await buildIndex(link, index)
  await recountMarket(link)
  await switchTriggers(link, 'enable')
}
