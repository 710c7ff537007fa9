import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ARTICLES } from '@ahia/documents/articles'
import { readDocument } from '@ahia/documents/read-document'
import type { Plugin } from 'vite'

const TEXT = /\/documents\/texts\/.+\.md$/

/**
 * Turns the texts of `@ahia/documents` into data at build time: `import { textDocument } from '@ahia/documents/privacy.md'`
 * and `ARTICLES` need neither the Markdown parser nor the files at run time. In development, a new article shows up after
 * a restart.
 */
export function documents(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const articles = resolve('@ahia/documents/articles')
  const articleTexts = resolve('@ahia/documents/article-texts')
  const blog = path.join(path.dirname(articles), '../texts/blog')
  return {
    name: 'ahia:documents',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (TEXT.test(file)) return toModule('textDocument', toJson(readDocument(await readFile(file, 'utf8'))))
      if (file === articles) return toModule('ARTICLES', toJson(ARTICLES.map(withoutText)))
      return file === articleTexts ? toModule('ARTICLE_TEXTS', toImports(blog)) : null
    },
  }
}

/** Lists show what an article is about; its text has a file of its own, below. */
const withoutText = (article: (typeof ARTICLES)[number]) => ({ ...article, blocks: [] })

/** As one string: JSON.parse is faster than an object literal of this size. */
const toJson = (value: object): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** Each article in a file of its own. */
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
