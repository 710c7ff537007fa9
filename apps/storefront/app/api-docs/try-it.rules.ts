import type { ApiEndpoint } from './read-api-document.ts'

type Values = Readonly<Record<string, string>>

/** The address a filled form asks for; a query field left empty is not sent. */
export function requestPath(
  { path, parameters }: Pick<ApiEndpoint, 'path' | 'parameters'>,
  values: Values,
): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams()
  for (const { name, place } of parameters) {
    const value = values[name]
    if (place === 'query' && value) query.set(name, value)
  }
  return query.size === 0 ? filledPath : `${filledPath}?${query}`
}

/** JSON with line breaks; anything else as it came. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
