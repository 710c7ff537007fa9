import { readFileSync } from 'node:fs'
import { TEXTS } from './article-slugs.ts'
import { readDocument } from './read-document.ts'
import type { TextDocument } from './text-document.ts'

/** A text by its name, as 'privacy' or 'blog/…', from its file. */
export const readText = (name: string): TextDocument =>
  readDocument(readFileSync(new URL(`${name}.md`, TEXTS), 'utf8'))
