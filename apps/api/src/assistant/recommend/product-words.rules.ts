import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { KIND_SHELVES } from '@ahia/reference/purposes/kinds'
import { stemOf, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { findSynonyms } from '#catalog/search/understand/synonyms.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { SoughtPurposes } from './find-purposes.rules.ts'

/** Words with which shoppers describe themselves. They do not name a product here. */
const SIGNIFICANT = new Set(
  stemsIn(`gift present surprise idea recommend suggest advice carry travel next last week weekend month today tomorrow saturday
    sunday monday tuesday wednesday thursday friday max maximum hand dey don want always never home house hold feel feeling
    keep happy person celebrate celebration ceremony party event birthday turn turning bring problem issue worry fit
    good nice special small big plenty little bit low high nothing everything list essential starter kit set pack
    complete look outfit accessory match pair follow else join along together eat chew chop women woman men man lady boy girl
    simple affordable durable reliable decent quality proper useful order idea ideas
    kid worker staff help machine alternative disturb night life time way live lives living people guest guests naira budget spend afford left only around`),
)

/** The words besides the purpose: the product, when one was named. */
export function listProductWords(request: ShopperRequest, sought: SoughtPurposes | null): string[] {
  return request.words.filter((word) => {
    const stem = stemOf(word)
    return !sought?.spoken.has(stem) && !SIGNIFICANT.has(stem) && /[a-z]{2}/.test(word)
  })
}

/** 'food for a party': a word for a whole category, and nothing more precise, only narrows. */
export function categoryOf(things: readonly string[]): Category | null {
  const [word, ...others] = things
  if (word === undefined || others.length > 0 || KIND_SHELVES[stemOf(word)]) return null
  return CATEGORIES.find((category) => CATEGORY_NAMES[category].some((name) => name === word)) ?? null
}

/** All names of the things, longer ones first: 'power bank' before 'bank'. */
export function namesOf(things: readonly string[]): string[] {
  const pairs = things.slice(1).map((word, at) => `${things[at]} ${word}`)
  return [...pairs, ...things].flatMap((name) => findSynonyms(name) ?? [name])
}

/** 'which drink goes with suya': of the things those that stand behind it; all where none does. */
export function thingsBesideIn(plain: string, things: readonly string[]): readonly string[] {
  const [, behind = ''] = /\b(?:with|join|follow|match|suit|beside|alongside)\b(.*)$/.exec(plain) ?? []
  const beside = things.filter((thing) => behind.split(' ').includes(thing))
  return beside.length > 0 ? beside : things
}

/** Whether one of them is what the product should go with: 'what goes with fried rice'. */
export function isBehindWith(topic: string, things: readonly string[]): boolean {
  if (things.length === 0) return false
  return new RegExp(
    `\\b(?:with|join|for|to|on) (?:(?:a|an|my|the|some) )?(?:\\w+ )?(?:${things.join('|')})`,
  ).test(topic)
}

/** Whether one of the things stands right before what it is for: 'cream for dry skin', 'shoes wey I fit wear'. */
export function isBeforePurpose(topic: string, things: readonly string[]): boolean {
  if (things.length === 0) return false
  const thing = `(?:${things.join('|')})\\w*`
  return new RegExp(
    `\\b${thing} (?:\\w+ ){0,2}(?:for|wey|that|which|to)\\b|\\bwhich ${thing} (?:\\w+ ){0,4}(?:for|to)\\b`,
  ).test(topic)
}
