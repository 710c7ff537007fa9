import { readdirSync } from 'node:fs'

/** The folder of the texts. */
export const TEXTS = new URL('../texts/', import.meta.url)

const ENDING = '.md'

/** STAT-06: the articles' slugs, without reading the articles. */
export const ARTICLE_SLUGS: readonly string[] = readdirSync(new URL('blog/', TEXTS))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
