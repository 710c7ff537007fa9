import type { Article } from '@ahia/documents/articles'
import { documentDate } from '#documents/document-date.ts'

/** Most people read at least as fast. */
const WORDS_A_MINUTE = 200

/** What a list shows of an article; `day` is its date as it is read. */
export type ArticleCard = Pick<Article, 'slug' | 'title' | 'description' | 'date'> & {
  day: string
  minutes: number
}

export const toArticleCard = ({ slug, title, description, date, words }: Article): ArticleCard => ({
  slug,
  title,
  description,
  date,
  day: documentDate(date),
  minutes: Math.ceil(words / WORDS_A_MINUTE),
})
