/** A word of our own that a newcomer would have to learn, and the word that the field uses instead. */
export type PrivateWord = {
  words: readonly string[]
  write: string
  /**
   * `names`: ordinary English in a sentence, but a private word as part of an identifier or a file name. `documents`: looked
   * for in Markdown only, since code and shoppers' texts use it in its ordinary sense.
   */
  where: 'everywhere' | 'names' | 'documents'
}

/**
 * The table of docs and reviews: one line per thing, plurals and forms included. 'a' for per is not in it: 'a month' is what
 * shops say.
 */
export const PRIVATE_WORDS: readonly PrivateWord[] = [
  { words: ['letter', 'letters'], write: 'email', where: 'everywhere' },
  { words: ['mail', 'mails', 'mailed'], write: 'email', where: 'everywhere' },
  { words: ['paper', 'papers'], write: 'document', where: 'everywhere' },
  { words: ['stairs'], write: 'layers', where: 'everywhere' },
  { words: ['talent', 'talents'], write: 'intent', where: 'everywhere' },
  { words: ['overheard'], write: 'fallback', where: 'everywhere' },
  { words: ['asleep', 'woken'], write: 'lazy, load', where: 'everywhere' },
  { words: ['refusal', 'refusals'], write: 'domain error, or error in an answer', where: 'everywhere' },
  { words: ['anew'], write: 'again', where: 'everywhere' },
  { words: ['whoever'], write: 'the caller, the customer, anyone who', where: 'everywhere' },
  { words: ['dear', 'dearer', 'dearest'], write: 'expensive', where: 'everywhere' },
  { words: ['house', 'room'], write: 'server or app, module or folder', where: 'names' },
  { words: ['door', 'doors'], write: 'handler, server', where: 'names' },
  { words: ['desk'], write: 'fixture', where: 'names' },
  { words: ['counter'], write: 'dev console', where: 'names' },
  { words: ['said', 'saying'], write: 'message, text', where: 'names' },
  { words: ['heard', 'hearing'], write: 'normalised', where: 'names' },
  { words: ['told', 'tell', 'tells', 'telling'], write: 'projection, describe, email', where: 'names' },
  { words: ['meant'], write: 'candidate', where: 'names' },
  { words: ['face', 'faces'], write: 'view state', where: 'names' },
  { words: ['bring', 'brings'], write: 'load', where: 'names' },
  { words: ['gives'], write: 'returns', where: 'names' },
  { words: ['bears'], write: 'matchesByFilter', where: 'names' },
  { words: ['refuses'], write: 'throws, rejects', where: 'everywhere' },
  { words: ['patient', 'lean', 'bare'], write: 'deferred, small, minimal', where: 'names' },
  { words: ['standing'], write: 'ProductVisibility, CheckoutStep, TokenState, WordMatch', where: 'names' },
  {
    words: ['wish', 'wishes', 'wished'],
    write: 'saved item, shopper request, request hash, filter',
    where: 'names',
  },
  { words: ['face', 'faces'], write: 'view state', where: 'documents' },
  { words: ['standing'], write: 'status, visibility', where: 'documents' },
  { words: ['house'], write: 'server, app', where: 'documents' },
  { words: ['doors', 'desk'], write: 'server, computer', where: 'documents' },
  { words: ['wished', 'unwished'], write: 'requested', where: 'documents' },
  { words: ['lever', 'levers'], write: 'control', where: 'documents' },
  { words: ['dice'], write: 'random', where: 'documents' },
  { words: ['peers'], write: 'other shops', where: 'documents' },
  { words: ['mended'], write: 'fixed', where: 'documents' },
]

/** Phrases, looked for in whole sentences and in names that are made of their words; `where` left out: everywhere. */
export const PRIVATE_PHRASES: readonly { phrase: string; write: string; where?: 'names' | 'documents' }[] = [
  { phrase: 'bears repeating', write: 'is idempotent' },
  { phrase: 'gives back', write: 'returns' },
  { phrase: 'so many', write: 'n, this many' },
  { phrase: 'short memory', write: 'cache' },
  { phrase: 'brief memory', write: 'cache' },
  { phrase: 'kept answers', write: 'cache' },
  { phrase: 'ask together', write: 'batch' },
  { phrase: 'in short line', write: 'queue' },
  { phrase: 'take turns', write: 'advisory lock' },
  { phrase: 'in turn', write: 'one at a time, queue', where: 'names' },
  { phrase: 'front door', write: 'server, front handler' },
  { phrase: 'api door', write: 'api handler' },
  { phrase: 'put aside', write: 'held', where: 'documents' },
  { phrase: 'stand in line', write: 'wait in a queue', where: 'documents' },
  { phrase: 'goes back by itself', write: 'is refunded', where: 'documents' },
  { phrase: 'first glance', write: 'at first', where: 'documents' },
  { phrase: 'at the first touch', write: 'on the first interaction', where: 'documents' },
  { phrase: 'bear repetition', write: 'be idempotent', where: 'documents' },
]
