type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** ADMIN-45: one text for one value, whatever order its fields came in, so that its hash says what is agreed to. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value as Record<string, Json>).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join(',')}}`
}

export type { Json }
