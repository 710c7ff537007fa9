import type { MatchDeps } from '#catalog/find-many-matches.ts'
import type { Asked } from '../asked.rules.ts'
import { inWords, type Reply } from '../reply.rules.ts'
import type { Candidate } from './candidate.rules.ts'
import { describeWish } from './describe-wish.rules.ts'
import { look, narrowingOf } from './look.ts'
import type { Search } from './search.rules.ts'
import { tellProduct } from './tell-product.rules.ts'
import { toCard } from './to-card.rules.ts'
import { bothOf, halvesOf, isOneThing } from './two-things.rules.ts'

const MOST_OF_EACH = 3

/** 'rice and beans' are two things, unless something is both: some of each are shown. Null when it is one wish. */
export async function findBoth(
  deps: MatchDeps,
  { said }: Asked,
  { search, fitting }: { search: Search; fitting: readonly Candidate[] },
): Promise<Reply | null> {
  const halves = isOneThing(fitting) ? null : halvesOf(said.plain.split(' '), search)
  if (halves === null) return null
  const [left, right] = halves
  const both = bothOf(await lookFor(deps, left), await lookFor(deps, right))
  if (both === null) return null
  const [lefts, rights] = both.map((found) => found.slice(0, MOST_OF_EACH))
  return tellBoth({ search: left, found: lefts ?? [] }, { search: right, found: rights ?? [] })
}

const lookFor = (deps: MatchDeps, half: Search): Promise<Candidate[]> =>
  look(deps, half, { words: half.words, narrowing: narrowingOf(half.wish) })

type Half = { search: Search; found: readonly Candidate[] }

function tellBoth(left: Half, right: Half): Reply {
  return inWords(`${tellHalf(left)} ${tellHalf(right)}`, {
    cards: [...left.found, ...right.found].map(({ told }) => toCard(told.product)),
  })
}

function tellHalf({ search, found }: Half): string {
  const [first] = found
  if (!first) return ''
  const count = found.length === 1 ? 'one' : found.length
  const lead = found.length === 1 ? ': ' : ', first of them '
  return `I found ${count}${describeWish(search)}${lead}${tellProduct(first.told.product, first.fit)}.`
}
