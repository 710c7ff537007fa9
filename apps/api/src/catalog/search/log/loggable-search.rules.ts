import { tokenise } from '../parse/tokenise.rules.ts'

const MAX_LENGTH = 100
/** As long as a telephone number. */
const MANY_DIGITS = /(?:\d[\s().+-]*){7,}/

/** ADMIN-51: what is kept of a search: its words in lower case and without marks. Null for what could name a person's address or number. */
export function toLoggableWords(search: string): string | null {
  if (search.includes('@') || MANY_DIGITS.test(search)) return null
  const words = tokenise(search).join(' ')
  return words === '' || words.length > MAX_LENGTH ? null : words
}

const LISTS = ['/products', '/api/v1/products']

/** The search of a request for the first page of a list, as a page or of the API; null for everything else. */
export function findSearchIn(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2)
  if (query === '' || !LISTS.includes(path.replace(/\/$/, ''))) return null
  const asked = new URLSearchParams(query)
  const page = asked.get('page')
  return page === null || page === '1' ? asked.get('search') : null
}
