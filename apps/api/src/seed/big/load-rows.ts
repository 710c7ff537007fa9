import { type BigProduct, listBigProducts } from './big-products.ts'
import { toBigShop } from './big-shop.ts'
import { copyRows, inTransaction, type Link } from './load.sql.ts'
import { onBoth } from './on-both.ts'

const PRODUCTS_PER_SHOP = 100
const BATCH = 2_000

type LoadRows = {
  links: readonly [Link, Link]
  products: number
  now: Date
  stopping: AbortSignal
  onLoaded: (loaded: number, products: number) => void
}

/** Both connections read from the same stream, so that no more than two batches of products are ever in memory. */
export async function loadRows({ links, products, now, stopping, onLoaded }: LoadRows): Promise<void> {
  const length = Math.ceil(products / PRODUCTS_PER_SHOP)
  const shops = Array.from({ length }, (_, number) => toBigShop(number, now))
  await copyRows(
    links[0],
    'shops',
    shops.map(({ row }) => row),
  )
  const stream = listBigProducts({ shops, products, now })
  let loaded = 0
  await onBoth(links, async (link) => {
    for (let batch = draw(stream); batch.length > 0; batch = draw(stream)) {
      stopping.throwIfAborted()
      await loadBatch(link, batch)
      loaded += batch.length
      onLoaded(loaded, products)
    }
  })
}

// Not stream.take(): that would end the stream with its first batch.
function draw(stream: Generator<BigProduct>): BigProduct[] {
  const batch: BigProduct[] = []
  while (batch.length < BATCH) {
    const next = stream.next()
    if (next.done) break
    batch.push(next.value)
  }
  return batch
}

async function loadBatch(link: Link, batch: BigProduct[]): Promise<void> {
  await inTransaction(link, async () => {
    await copyRows(
      link,
      'products',
      batch.map(({ row }) => row),
    )
    await copyRows(
      link,
      'variants',
      batch.flatMap(({ variants }) => variants),
    )
    await copyRows(
      link,
      'add_ons',
      batch.flatMap(({ addOns }) => addOns),
    )
  })
}
