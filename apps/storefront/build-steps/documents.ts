import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ARTICLES } from '@ahia/papers/articles'
import { readPaper } from '@ahia/papers/read-paper'
import type { Plugin } from 'vite'

const TEXT = /\/papers\/texts\/.+\.md$/

/**
 * `import { paper } from '@ahia/papers/texts/privacy.md'` gives a text as it is drawn, and `@ahia/papers/articles` all articles:
 * neither what reads Markdown nor the files are needed once the pages are built. In development an article that is new
 * is seen after a restart.
 */
export function documents(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const articles = resolve('@ahia/papers/articles')
  const articleTexts = resolve('@ahia/papers/article-texts')
  const blog = path.join(path.dirname(articles), '../texts/blog')
  return {
    name: 'ahia:papers',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (TEXT.test(file)) return toModule('paper', toJson(readPaper(await readFile(file, 'utf8'))))
      if (file === articles) return toModule('ARTICLES', toJson(ARTICLES))
      return file === articleTexts ? toModule('ARTICLE_TEXTS', toImports(blog)) : null
    },
  }
}

/** In one string, which is read faster than an object of as many pieces. */
const toJson = (value: object): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** Each in a file of its own. */
function toImports(folder: string): string {
  const lines = ARTICLES.map(({ slug }) => {
    const file = path.join(folder, `${slug}.md`)
    return `${JSON.stringify(slug)}: () => import(${JSON.stringify(file)})`
  })
  return `{ ${lines.join(', ')} }`
}

const toModule = (name: string, value: string) => ({
  code: `export const ${name} = ${value}\n`,
  map: null,
  moduleType: 'js' as const,
})
