import type { Call } from '@ahia/contracts/call'
import { listProducts } from '@ahia/contracts/catalog'
import type { JudgedQuery } from './judged-query.ts'

const TOP = 5

type Judged = JudgedQuery & { first: boolean; top: boolean; shown: string[]; irrelevant: number }

export type Judgement = {
  judged: Judged[]
  successAt1: number
  successAt5: number
  /** The share of clearly irrelevant products among the first five. */
  irrelevant: number
}

export async function judge(call: Call, queries: readonly JudgedQuery[]): Promise<Judgement> {
  const judged: Judged[] = []
  for (const query of queries) {
    const { products } = await call(listProducts, { search: query.query })
    judged.push(
      judgeOne(
        query,
        products.map(({ name }) => name),
      ),
    )
  }
  return { judged, ...figuresOf(judged) }
}

function judgeOne(query: JudgedQuery, names: string[]): Judged {
  const shown = names.slice(0, TOP)
  const wanted = new Set(query.none ? query.acceptable : query.right)
  const fine = new Set([...query.right, ...query.acceptable])
  const isEmptyRight = query.none && shown.length === 0
  const [top] = shown
  return {
    ...query,
    shown,
    first: isEmptyRight || (top !== undefined && wanted.has(top)),
    top: isEmptyRight || shown.some((name) => wanted.has(name)),
    irrelevant: shown.filter((name) => !fine.has(name)).length,
  }
}

function figuresOf(judged: readonly Judged[]) {
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of)
  const shown = judged.reduce((sum, one) => sum + one.shown.length, 0)
  return {
    successAt1: share(judged.filter(({ first }) => first).length, judged.length),
    successAt5: share(judged.filter(({ top }) => top).length, judged.length),
    irrelevant: share(
      judged.reduce((sum, one) => sum + one.irrelevant, 0),
      shown,
    ),
  }
}

const inWords = ({ successAt1, successAt5, irrelevant }: ReturnType<typeof figuresOf>): string =>
  `success@1 ${successAt1.toFixed(3)}, success@5 ${successAt5.toFixed(3)}, irrelevant ${irrelevant.toFixed(3)}`

/** For people: all figures, and those of each kind. */
export function toFigures(title: string, { judged, ...figures }: Judgement): string {
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)].map(
    ([kind, all]) => `  ${kind.padEnd(13)} ${String(all.length).padStart(3)}  ${inWords(figuresOf(all))}`,
  )
  return [`\n${title}: ${inWords(figures)} of ${judged.length}`, ...kinds].join('\n')
}

/** Every query whose first product is not right, with what was shown instead. */
export const toMisses = ({ judged }: Judgement): string =>
  judged
    .filter(({ first }) => !first)
    .map(
      ({ kind, query, right, acceptable, none, shown }) =>
        `  miss (${kind}) "${query}": expected ${(none ? acceptable : right)[0] ?? 'nothing'}, shown ${shown.slice(0, 3).join(' · ') || 'nothing'}`,
    )
    .join('\n')
