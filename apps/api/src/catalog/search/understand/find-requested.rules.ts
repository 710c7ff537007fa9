/** In a sentence the product follows these: 'my room is hot, which fan is good'. */
const REQUESTS = new Set('which need want buy looking show give recommend suggest order purchase'.split(' '))

/** The same, but they may also tell a story: 'I have an interview and need a watch'. */
const FAINT_REQUESTS = new Set('get find have sell sells search what'.split(' '))

const BETWEEN = new Set(
  'a an any some the one good nice best cheap correct new for me to buy get kind of type which please original small big strong'.split(
    ' ',
  ),
)

/** The place of the first token of what is asked for; null where no request says so. */
export function findRequested(tokens: readonly string[], places: readonly number[]): number | null {
  return findAfter(REQUESTS, tokens, places) ?? findAfter(FAINT_REQUESTS, tokens, places)
}

function findAfter(
  requests: ReadonlySet<string>,
  tokens: readonly string[],
  places: readonly number[],
): number | null {
  const isPlace = new Set(places)
  for (const [at, token] of tokens.entries()) {
    if (!requests.has(token)) continue
    let next = at + 1
    while (BETWEEN.has(tokens[next] ?? '') && !isPlace.has(next)) next += 1
    const isAction = tokens[next - 1] === 'to' && tokens[next - 2] !== 'buy'
    if (isPlace.has(next) && !isAction) return next
  }
  return null
}
