import { readFileSync } from 'node:fs'
import { TEXTS } from './article-slugs.ts'
import { readDocument } from './read-document.ts'
import type { TextDocument } from './text-document.ts'

/** Reads a text by its name, such as 'privacy' or 'blog/…'. */
export const readText = (name: string): TextDocument =>
  readDocument(readFileSync(new URL(`${name}.md`, TEXTS), 'utf8'))
