import { readFileSync } from 'node:fs'
import { TEXTS } from './article-slugs.ts'
import type { Paper } from './paper.ts'
import { readPaper } from './read-paper.ts'

/** A text by its name, as 'privacy' or 'blog/…', from its file. */
export const readText = (name: string): Paper => readPaper(readFileSync(new URL(`${name}.md`, TEXTS), 'utf8'))
