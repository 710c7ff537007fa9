import type { Article } from '@ahia/documents/articles'
import { documentDate } from '#documents/document-date.ts'

/** Words per minute; most people read at least as fast. */
const WORDS_A_MINUTE = 200

/** The part of an article that a list shows; `day` is its formatted date. */
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
