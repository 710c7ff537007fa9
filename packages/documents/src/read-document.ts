import { lexer } from 'marked'
import { fillIn } from './fill-in.ts'
import { readBlocks } from './read-blocks.ts'
import { readFrontMatter } from './read-front-matter.ts'
import type { TextDocument } from './text-document.ts'

/**
 * A text from its Markdown. Refuses what a document has no place for, above all HTML and pictures, so that whoever writes
 * one hears of it before readers do.
 */
export function readDocument(markdown: string): TextDocument {
  const { about, body } = readFrontMatter(fillIn(markdown))
  return { ...about, words: countWords(body), blocks: readBlocks(lexer(body)) }
}

const countWords = (body: string): number =>
  body.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
