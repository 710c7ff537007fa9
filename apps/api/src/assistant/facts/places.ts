import { PLACES } from '@ahia/reference/assistant/places'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { listCountries } from '#reference/list-countries.ts'
import { listRegions } from '#reference/list-regions.ts'

export type MentionedPlace = { state: DeliveryState; at: number; role: 'shop' | 'goal' }

const HOME = 'NG'

/** Large towns where we do not deliver, which are not called like their states. */
const TOWNS_ELSEWHERE =
  'ibadan|aba|umuahia|owerri|onitsha|awka|nnewi|asaba|warri|sapele|ughelli|calabar|uyo|eket|yenagoa|makurdi|jos|lokoja|ilorin|abeokuta|ijebu ode|sagamu|akure|ondo|osogbo|ile ife|ado ekiti|zaria|kaduna|kano|maiduguri|sokoto|katsina|bauchi|gombe|yola|jalingo|minna|lafia|birnin kebbi|damaturu|dutse|gusau|abakaliki|suleja|ogbomosho|oyo|cotonou|accra|london|dubai|new york|houston|toronto|abroad|overseas|oversea|uk|usa|america|uae|imo'

const STATES_OF_PLACES = DELIVERY_STATES.flatMap((state) =>
  PLACES[state].map((name) => ({ state, words: new RegExp(`\\b${name}\\b`, 'g'), length: name.length })),
)

const SHOP_BEFORE =
  /\b(?:from|shop|store|seller|merchant|vendor)(?: (?:a|the|my|in|dey|for|at|is|shop|store|wey|too|inside|that|based))* $/

/** The places of a message that we deliver to, in the order said, and which of them is where the shop is. */
export function findPlaces(text: string): MentionedPlace[] {
  const written = writtenPart(text)
  const found = STATES_OF_PLACES.flatMap(({ state, words, length }) =>
    [...written.matchAll(words)].map(({ index }) => ({ state, at: index, length })),
  ).sort((a, b) => a.at - b.at || b.length - a.length)
  const whole = found.filter(
    (one, place) => !found.some((other, before) => before < place && other.at + other.length > one.at),
  )
  return whole.map(({ state, at }) => ({
    state,
    at,
    role: SHOP_BEFORE.test(written.slice(0, at)) ? 'shop' : 'goal',
  }))
}

/** A place of which we know that it is none of ours, as it is written; null when none is named. */
export function findElsewhere(text: string): string | null {
  const name = elsewhere().exec(writtenPart(text))?.[0]
  return name?.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? null
}

let known: RegExp | null = null

function elsewhere(): RegExp {
  const regions = listRegions(HOME).regions.map(({ name }) => name)
  const countries = listCountries().map(({ name }) => name)
  // Some countries are called like goods: turkey is sent to Lagos, but hardly Lagos to Turkey.
  known ??= new RegExp(
    `\\b(?:${[...notServed(regions), TOWNS_ELSEWHERE].join('|')})\\b|(?<=\\b(?:to|in|reach|inside) (?:the )?)(?:${notServed(countries).join('|')})\\b`,
  )
  return known
}

function notServed(names: readonly string[]): string[] {
  const served = new Set<string>(['nigeria', ...Object.values(PLACES).flat()])
  return names
    .map((name) => name.toLowerCase())
    .filter((name) => /^[a-z ]{4,}$/.test(name) && !served.has(name) && !/^(?:lagos|abuja)/.test(name))
}

/** The same without the places that it names. */
export function withoutPlaces(text: string): string {
  const lower = text.toLowerCase()
  const ours = STATES_OF_PLACES.toSorted((a, b) => b.length - a.length)
  return ours.reduce((left, { words }) => left.replace(words, ' '), lower).replace(elsewhere(), ' ')
}

/** The reader's plain words say everything a second time. */
const writtenPart = (text: string): string => text.split('\n')[0] ?? text
