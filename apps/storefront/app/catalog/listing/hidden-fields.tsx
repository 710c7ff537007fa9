import { type ListingQuery, listingParams } from './query.rules.ts'

type ListingHiddenFieldsProps = {
  query: ListingQuery
  /** Fields of the form itself, and the page number, which starts again. */
  without: readonly (keyof ListingQuery)[]
}

/** Keeps the other parameters of a list's URL when a form is sent without scripts. */
export function ListingHiddenFields({ query, without }: ListingHiddenFieldsProps) {
  const left: readonly string[] = ['page', ...without]
  return listingParams(query)
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
