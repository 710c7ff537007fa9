import type { Call } from '@ahia/contracts/call'
import { listProducts } from '@ahia/contracts/catalog'
import type { GoldenQuery } from './golden-query.ts'

type Miss = GoldenQuery & { shown: string[] }
export type Evaluation = { asked: number; misses: Miss[]; success: number }

/** Success@12: the share of queries with something expected on the first page, or rightly with nothing on it. */
export async function evaluate(call: Call, queries: readonly GoldenQuery[]): Promise<Evaluation> {
  const misses: Miss[] = []
  for (const golden of queries) {
    const { products } = await call(listProducts, { search: golden.query })
    const shown = products.map(({ name }) => name)
    if (!isHit(golden, shown)) misses.push({ ...golden, shown })
  }
  return { asked: queries.length, misses, success: 1 - misses.length / queries.length }
}

const isHit = ({ finds }: GoldenQuery, shown: string[]): boolean =>
  finds.length === 0 ? shown.length === 0 : finds.some((name) => shown.includes(name))

/** For people: the figure of each kind, then every miss with what was shown instead. */
export function toReport(
  title: string,
  queries: readonly GoldenQuery[],
  { misses, success }: Evaluation,
): string {
  const kinds = Map.groupBy(queries, ({ kind }) => kind)
  const lines = [...kinds].map(([kind, all]) => {
    const missed = misses.filter((miss) => miss.kind === kind).length
    return `  ${kind.padEnd(10)} ${all.length - missed} of ${all.length}`
  })
  const missed = misses.map(
    ({ kind, query, finds, shown }) =>
      `  miss (${kind}) "${query}": expected ${finds[0] ?? 'nothing'}, shown ${shown.slice(0, 3).join(' · ') || 'nothing'}`,
  )
  return [`\n${title}: success@12 ${success.toFixed(3)} of ${queries.length}`, ...lines, ...missed].join('\n')
}
