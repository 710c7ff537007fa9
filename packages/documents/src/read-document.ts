import { lexer } from 'marked'
import { fillIn } from './fill-in.ts'
import { readBlocks } from './read-blocks.ts'
import { readFrontMatter } from './read-front-matter.ts'
import type { TextDocument } from './text-document.ts'

/**
 * Reads a document from its Markdown. Throws for anything unsupported, above all HTML and images, so that a mistake
 * fails the build and not a page.
 */
export function readDocument(markdown: string): TextDocument {
  const { about, body } = readFrontMatter(fillIn(markdown))
  return { ...about, words: countWords(body), blocks: readBlocks(lexer(body)) }
}

const countWords = (body: string): number =>
  body.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
