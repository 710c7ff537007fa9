import { readdirSync } from 'node:fs'

/** Where the texts are. */
export const TEXTS = new URL('../texts/', import.meta.url)

const ENDING = '.md'

/** STAT-06: what the articles are called in addresses; for whoever needs to know no more of them. */
export const ARTICLE_SLUGS: readonly string[] = readdirSync(new URL('blog/', TEXTS))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
