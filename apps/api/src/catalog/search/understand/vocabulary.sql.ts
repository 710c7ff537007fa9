import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type KnownWord = { word: string; products: number }

/** The most common words with this prefix. */
export async function listWordsByPrefix(
  reader: Reader,
  beginning: string,
  limit: number,
): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, products from search_words
    where word like ${`${beginning}%`} and products > 0
    order by word = ${beginning} desc, products desc, word limit ${limit}`.execute(reader)
  return rows
}

/** PostgreSQL compares no texts of more than 255 characters, and a longer one is no word. */
const MAX_WORD_LENGTH = 60

export type SimilarWord = KnownWord & { typed: string; soundsAlike: boolean }

/**
 * For each word, those of the vocabulary that start with it or are spelt alike, the closest first. Trigrams find typos in
 * long words; in a short one a single typo breaks every trigram, so words with the same start are compared by edit
 * distance; and some people spell phonetically (fone).
 */
export async function listSimilarWords(
  reader: Reader,
  words: string[],
  limit: number,
): Promise<SimilarWord[]> {
  const { rows } = await sql<SimilarWord>`
    select typed, alike.word, alike.products, dmetaphone(alike.word) = dmetaphone(typed) as "soundsAlike"
    from unnest(${words.filter((word) => word.length <= MAX_WORD_LENGTH)}::text[]) as typed
    cross join lateral (
      select word, products from search_words
      where products > 0 and length(word) <= ${MAX_WORD_LENGTH} and (
        word like typed || '%'
        or word % typed
        or (word like left(typed, 1) || '%' and abs(length(word) - length(typed)) <= 2
            and levenshtein_less_equal(word, typed, 2) <= 2)
        or dmetaphone(word) = dmetaphone(typed)
      )
      order by word = typed desc, starts_with(word, typed) desc, levenshtein(word, typed), products desc, word limit ${limit}
    ) as alike`.execute(reader)
  return rows
}

/** Which of these words are in the vocabulary, and how common they are. */
export async function listKnownWords(reader: Reader, words: string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, products from search_words where word = any (${words}) and products > 0`.execute(reader)
  return rows
}

/** Which of these words occur in any product. Only for rare words, as a common one is looked up in all its products. */
export async function listWordsInProducts(reader: Reader, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where exists (select from products where is_visible and words @@ to_tsquery('market', word))`.execute(
    reader,
  )
  return rows.map(({ word }) => word)
}

/** Whether any product is of this brand, or speaks of it in one word. Lower case. */
export async function isCarried(reader: Reader, brand: string): Promise<boolean> {
  const { rows } = await sql<{ isCarried: boolean }>`
    select exists (select from products where is_visible and lower(brand) = ${brand})
      or exists (select from search_words where word = ${brand} and products > 0) as "isCarried"`.execute(
    reader,
  )
  return rows[0]?.isCarried ?? false
}
