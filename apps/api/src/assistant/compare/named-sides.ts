import type { Product } from '@ahia/contracts/catalog'
import type { AssistantDeps } from '../assistant-deps.ts'
import { findNamed } from '../find/find-named.ts'
import { listFound } from '../find/list-found.ts'
import { findAlike, findCalled, type Side } from './find-alike.ts'
import { namesAll } from './names-all.rules.ts'
import { isQuality, phrasesFor, tailsOf } from './side-phrases.rules.ts'
import type { SplitSides } from './sides.rules.ts'

/** More are no comparison but a list. */
export const MOST_COMPARED = 4
const MOST_PIECES = 8

/** What each side of a comparison means. */
export async function findSides(
  deps: AssistantDeps,
  { by, pieces }: SplitSides,
  isSearched = true,
): Promise<Side[]> {
  const parts = by === 'strong' ? pieces.flatMap(atCommas) : pieces
  const sides =
    parts.length > pieces.length || (by === 'weak' && parts.length > 2) ? await joinNames(deps, parts) : parts
  const found = await Promise.all(
    sides.slice(0, MOST_COMPARED).map((_, at) => findSide(deps, sides, at, isSearched)),
  )
  return findAlike(deps, found)
}

const atCommas = (piece: string): string[] =>
  piece.split(/,\s+(?=\S)/).map((part) => part.replace(/^and /, ''))

/** By its name; where a comparison is surely asked for, also by what the search of the market finds first. */
async function findSide(
  deps: AssistantDeps,
  pieces: readonly string[],
  at: number,
  isSearched: boolean,
): Promise<Side> {
  const phrase = pieces[at] ?? ''
  for (const tried of phrasesFor(pieces, at)) {
    const product = await findNamed(deps, tried)
    if (product === null) continue
    if (tried === phrase || tried.includes(' from ') || namesAll(product, tried))
      return { phrase: tried, product }
  }
  const called = await findCalled(deps, phrase)
  if (called !== null || !isSearched) return { phrase, product: called }
  const [found = null] = await listFound(deps, phrase)
  return {
    phrase,
    product: found ?? (await findNearlySo(deps, pieces, at)) ?? (await findOfKind(deps, phrase)),
  }
}

/** 'a new student laptop' is a student laptop: before it is said that there is none, its kind is looked for. */
async function findOfKind(deps: AssistantDeps, phrase: string): Promise<Product | null> {
  for (const kind of tailsOf(phrase)) {
    const [first = null] = kind === phrase || NO_KIND.test(kind) ? [] : await listFound(deps, kind)
    if (first !== null && namesAll(first, kind)) return first
  }
  return null
}

/** 'the 10 inch tablet' is the one of 10.1 inches: what is called the same, with a figure that is nearly that. */
async function findNearlySo(
  deps: AssistantDeps,
  pieces: readonly string[],
  at: number,
): Promise<Product | null> {
  for (const phrase of phrasesFor(pieces, at).slice(0, MOST_TRIED)) {
    const figures = figuresIn(phrase)
    const thing = phrase.replace(/\b[\d.,]+ ?(?:inch(?:es)?|[a-z]{1,3})?\b/g, ' ').trim()
    if (figures.length === 0 || thing === '') continue
    const near = (await listFound(deps, thing, MOST_NEAR)).find(({ name }) =>
      figures.every((figure) => figuresIn(name).some((own) => Math.abs(own / figure - 1) < NEARLY)),
    )
    if (near) return near
  }
  return null
}

/** 'the Abuja one' is said of the other side. */
const NO_KIND = /\b(?:ones?|own|it|this|that|these|those)$/
const MOST_NEAR = 8
/** Each is a search of the market of its own. */
const MOST_TRIED = 2
const NEARLY = 0.05
const figuresIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((one) => Number(one.replaceAll(',', '')))

/**
 * 'chest freezer with lock and basket and double-door fridge': what stands between commas, 'and' and 'with' is a thing of
 * its own unless some product's name continues with it.
 */
async function joinNames(deps: AssistantDeps, pieces: readonly string[]): Promise<string[]> {
  const [first, ...rest] = pieces.slice(0, MOST_PIECES)
  if (first === undefined) return []
  const joined = [first]
  for (const piece of rest) {
    const longer = `${joined.at(-1)} ${piece}`
    const product = isQuality(piece) ? null : await findNamed(deps, longer)
    if (isQuality(piece) || (product !== null && namesAll(product, longer))) joined.splice(-1, 1, longer)
    else joined.push(piece)
  }
  return joined.length > 1 ? joined : [...pieces]
}
