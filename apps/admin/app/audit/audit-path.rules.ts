const FILTERS = ['subject', 'act', 'colleague', 'day', 'before'] as const

/** What is looked for; what is empty is left out. */
export type AuditFilterFields = Partial<Record<(typeof FILTERS)[number], string>>

export const filterIn = (query: URLSearchParams): AuditFilterFields => clean((name) => query.get(name))

/** The page that shows these entries; without a field, all of them. */
export function auditPath(filter: AuditFilterFields): string {
  const query = new URLSearchParams(clean((name) => filter[name] ?? null)).toString()
  return query === '' ? '/audit' : `/audit?${query}`
}

const clean = (read: (name: (typeof FILTERS)[number]) => string | null): AuditFilterFields =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = read(name)?.trim() ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
