export type Params = Readonly<Record<string, string>>

type Pattern = { expression: RegExp; names: readonly string[] }

const compiled = new Map<string, Pattern>()

/** The parameters of a path that matches `/products/:productId`, or null. Case and duplicate slashes are ignored. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const { expression, names } = compile(pattern)
  const found = expression.exec(tidy(pathname))
  if (!found) return null
  const values = found.slice(1).map(decode)
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']))
}

function compile(pattern: string): Pattern {
  const known = compiled.get(pattern)
  if (known) return known
  const names: string[] = []
  const source = tidy(pattern)
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      names.push(segment.slice(1))
      return '([^/]+)'
    })
    .join('/')
  const made = { expression: new RegExp(`^${source}$`, 'i'), names }
  compiled.set(pattern, made)
  return made
}

const tidy = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** A path that cannot be decoded is used as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
