import { type ListingQuery, listingParams } from './query.rules.ts'

type ListingHiddenFieldsProps = {
  query: ListingQuery
  /** What the form itself asks for, and the page, which starts again. */
  without: readonly (keyof ListingQuery)[]
}

/** Keeps the rest of a list's address when a form is sent without scripts. */
export function ListingHiddenFields({ query, without }: ListingHiddenFieldsProps) {
  const left: readonly string[] = ['page', ...without]
  return listingParams(query)
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
