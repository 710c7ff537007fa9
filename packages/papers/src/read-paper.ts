import { lexer } from 'marked'
import { fillIn } from './fill-in.ts'
import type { Paper } from './paper.ts'
import { readBlocks } from './read-blocks.ts'
import { readFrontMatter } from './read-front-matter.ts'

/**
 * A text from its Markdown. Refuses what a paper has no place for, above all HTML and pictures, so that whoever writes
 * one hears of it before readers do.
 */
export function readPaper(markdown: string): Paper {
  const { about, body } = readFrontMatter(fillIn(markdown))
  return { ...about, words: countWords(body), blocks: readBlocks(lexer(body)) }
}

const countWords = (body: string): number =>
  body.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
