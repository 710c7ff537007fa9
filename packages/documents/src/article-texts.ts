import { ARTICLES } from './articles.ts'
import type { TextDocument } from './text-document.ts'

/** The texts of the articles by their slugs, each brought when it is read; pages have a file for each. */
export const ARTICLE_TEXTS: Readonly<Record<string, () => Promise<{ textDocument: TextDocument }>>> =
  Object.fromEntries(ARTICLES.map((article) => [article.slug, async () => ({ textDocument: article })]))
