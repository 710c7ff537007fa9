import { normalise } from '../facts/normalise.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'

const THEIRS =
  '(?:orders?|parcels?|packages?|purchases?|deliver(?:y|ies)|receipts?|address(?:es)?|cart|account|(?:phone )?numbers?|emails?)'
const KIN =
  '(?:wife|husband|brother|sister|friend|mother|mum|mom|mama|mummy|father|dad|daddy|papa|son|daughter|boss|oga|madam|neighbou?r|colleague|customer|girlfriend|boyfriend|uncle|aunt|aunty|cousin|roommate|partner|ex|guy|babe|landlord|tenant)'

/** A name and an 's: of days and months it is one's own. */
const NAMED = new RegExp(
  `\\b(?!(?:shop|seller|merchant|vendor|store|ahia|company|market|today|yesterday|week|month|year|it|that|what|where|who|here|there|let|everything)['’])[a-z]+['’]s? (?:\\w+ ){0,2}${THEIRS}\\b`,
  'i',
)

const OTHERS: readonly RegExp[] = [
  new RegExp(`\\bmy ${KIN}s? (?:\\w+ )?${THEIRS}\\b`),
  new RegExp(
    `\\bmy ${KIN}s? (?:goods|load|things) (?:\\w+ ){0,3}(?:reach\\w*|arriv\\w*|come|deliver\\w*|ship\\w*)\\b`,
  ),
  new RegExp(`\\b${THEIRS} (?:\\w+ )?(?:of|by|from|that|wey) my ${KIN}\\b`),
  new RegExp(`\\bmy ${KIN} (?:has |have |don |just )?(?:ordered|order|bought|placed|paid)\\b`),
  new RegExp(
    `\\b(?:his|her|their|someone|somebody|someone else|another person|other people|other person) (?:\\w+ )?${THEIRS}\\b`,
  ),
  new RegExp(
    `\\b(?:everybody|everyone|every ?one|all (?:the )?(?:customers?|users?|people|buyers?|shoppers?)|customers?|users?|shoppers?|buyers?)\\b.*\\b${THEIRS}\\b`,
  ),
  /\ball (?:the )?orders? (?:placed|made|of|from|in the|today|on)\b/,
  new RegExp(
    `\\b${THEIRS} (?:of|by|for|from|placed by|made by) (?:customer|user|everybody|everyone|all|other)\\b`,
  ),
]

/** Whether it asks for what belongs to another person. */
export const isOfSomebodyElse = (message: ParsedMessage): boolean =>
  NAMED.test(message.text) || OTHERS.some((talk) => talk.test(normalise(message)))
