import { SHORT_SPELLINGS } from '@ahia/reference/assistant/short-spellings'

const WORD = /[a-z0-9'-]+/gi
/** 'price 4 d 12 pies', 'gift 4 her': the number stands for the word. */
const FOR =
  /(?<=[a-z] )4(?= (?:a|an|d|the|my|our|her|his|him|me|dis|this|girl|boy|baby|school|work|men|women)\b)/gi
/** 'laptop blow 360k' */
const BELOW = /\b(?:blow|belw|undr|under)(?= ₦?\d)/gi

/** What was typed fast, with its words as they are spelt. */
export const spellOut = (text: string): string =>
  text
    .replace(FOR, 'for')
    .replace(BELOW, 'below')
    .replace(WORD, (word) => SHORT_SPELLINGS.get(word.toLowerCase()) ?? word)
