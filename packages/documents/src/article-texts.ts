import { ARTICLES } from './articles.ts'
import type { TextDocument } from './text-document.ts'

/** The texts of the articles by slug, each loaded when it is read; the build makes a file for each. */
export const ARTICLE_TEXTS: Readonly<Record<string, () => Promise<{ textDocument: TextDocument }>>> =
  Object.fromEntries(ARTICLES.map((article) => [article.slug, async () => ({ textDocument: article })]))
