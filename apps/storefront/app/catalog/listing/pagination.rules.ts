// LIST-09: figures that the specification fixes.
const MOST_NUMBERS = 5
const BEFORE_CURRENT = 2
const SHORTCUTS_ABOVE = 7
/** WIN-91: on a phone, where the row also has both ends. */
const BESIDE_CURRENT = 1
const AT_AN_END = 3

export type PageMarks = {
  /** The pages around the current one. */
  numbers: number[]
  /** Links to the first and last page when they are not among the numbers and there are many. */
  hasFirst: boolean
  hasLast: boolean
  /** Those of the numbers that a phone has space for in one row. */
  onPhone: number[]
}

/** LIST-09: at most five numbers, starting two before the current page; shortcuts to the ends beyond seven pages. */
export function pageMarks({ page, pages }: { page: number; pages: number }): PageMarks {
  const start = Math.max(1, page - BEFORE_CURRENT)
  const end = Math.min(pages, start + MOST_NUMBERS - 1)
  const hasShortcuts = pages > SHORTCUTS_ABOVE
  const numbers = Array.from({ length: Math.max(0, end - start + 1) }, (_, place) => start + place)
  const isNear = (number: number) =>
    Math.abs(number - page) <= BESIDE_CURRENT ||
    (start === 1 && number <= AT_AN_END) ||
    (end === pages && number > pages - AT_AN_END)
  return {
    numbers,
    hasFirst: hasShortcuts && start > 1,
    hasLast: hasShortcuts && end < pages,
    onPhone: hasShortcuts ? numbers.filter(isNear) : numbers,
  }
}

type PagedList<T> = { shown: T[]; total: number; page: number; pages: number }

/** One page of a list that is loaded completely; a number beyond the last is the last. */
export function pageOf<T>(items: readonly T[], asked: number, size: number): PagedList<T> {
  const pages = Math.ceil(items.length / size)
  const page = Math.max(1, Math.min(asked, pages))
  return { shown: items.slice((page - 1) * size, page * size), total: items.length, page, pages }
}
