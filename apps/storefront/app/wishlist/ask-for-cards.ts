import { type ProductCard, productCards } from '@ahia/contracts/catalog'
import { MAX_PAGE_SIZE } from '@ahia/contracts/limits'
import { call } from '#session/customer-session.ts'

/** The cards of products that are still sold, loaded in batches of the largest size that a request allows. */
export async function askForCards(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly ProductCard[]> {
  const answers = await Promise.all(
    partsOf(ids).map((some) => call(productCards, { ids: some.join(',') }, { signal })),
  )
  return answers.flatMap(({ products }) => products)
}

const partsOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MAX_PAGE_SIZE) }, (_, part) =>
    ids.slice(part * MAX_PAGE_SIZE, (part + 1) * MAX_PAGE_SIZE),
  )
