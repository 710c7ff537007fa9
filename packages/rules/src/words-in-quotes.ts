const IN_QUOTES = /^\s*["“”](.+)["“”]\s*$/s

/** WIN-90: the words of a search for exactly these, in the quotation marks of a keyboard or a phone; null for any other search. */
export const wordsInQuotes = (search: string): string | null => IN_QUOTES.exec(search)?.[1] ?? null
