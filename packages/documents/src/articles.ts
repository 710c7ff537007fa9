import { ARTICLE_SLUGS } from './article-slugs.ts'
import { readText } from './read-text.ts'
import type { TextDocument } from './text-document.ts'

export type Article = TextDocument & { slug: string }

/** STAT-06: the articles for merchants, newest first. To add one, put its file into `texts/blog`. */
export const ARTICLES: readonly Article[] = ARTICLE_SLUGS.map((slug) => ({
  slug,
  ...readText(`blog/${slug}`),
})).toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
