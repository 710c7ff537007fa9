import type { ApiEndpoint } from './read-api-document.ts'

type Values = Readonly<Record<string, string>>

/** The URL of a filled form; empty query fields are not sent. */
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

/** JSON with line breaks; anything else unchanged. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
