/** A country or a region. A region without a code is identified by its name. */
export type Place = { name: string; code: string | null }

/** How a place is shown in a list, or stored once it is chosen. */
type PlaceNotation = 'name' | 'code'

export type PlaceOption = { value: string; label: string }

/** The places that most people choose come before all others. */
export type PlaceOptions = { first: PlaceOption[]; others: PlaceOption[] }

export type PlaceListSettings = {
  /** Codes (or names, where there is no code) of the only places to offer; empty offers all. */
  whitelist?: readonly string[]
  /** Not offered; ignored when there is a whitelist. */
  blacklist?: readonly string[]
  /** Comes first, in this order. */
  priority?: readonly string[]
  label?: PlaceNotation
  value?: PlaceNotation
  /** Names of further places, at the end of the list. */
  custom?: readonly string[]
}

/** DATA-06: the options of a list of countries or regions. */
export function placeOptions(places: readonly Place[], settings: PlaceListSettings = {}): PlaceOptions {
  const { priority = [], label = 'name', value = 'name', custom = [] } = settings
  const offered = [...offer(places, settings), ...toPlaces(custom, places)]
  const toOption = (place: Place) => ({ value: write(place, value), label: write(place, label) })
  const first = priority.flatMap((key) => offered.find((place) => keyOf(place) === key) ?? [])
  const others = offered.filter((place) => !first.includes(place))
  return { first: first.map(toOption), others: others.map(toOption) }
}

const keyOf = ({ name, code }: Place): string => code ?? name

const write = (place: Place, writing: PlaceNotation): string =>
  writing === 'code' ? keyOf(place) : place.name

function offer(
  places: readonly Place[],
  { whitelist = [], blacklist = [] }: PlaceListSettings,
): readonly Place[] {
  if (whitelist.length > 0) return places.filter((place) => whitelist.includes(keyOf(place)))
  return places.filter((place) => !blacklist.includes(keyOf(place)))
}

/** DATA-06: a custom place that is in the list already, or given twice, drops all custom places. */
function toPlaces(custom: readonly string[], places: readonly Place[]): Place[] {
  const names = [...places.map(({ name }) => name), ...custom]
  const hasDuplicates = custom.some((name) => names.indexOf(name) !== names.lastIndexOf(name))
  return hasDuplicates ? [] : custom.map((name) => ({ name, code: null }))
}

type FoundPlace<P extends Place> =
  | { state: 'none-chosen' }
  | { state: 'known'; place: P }
  | { state: 'unknown'; message: string }

/** DATA-06: finds the country of a stored value, or reports it as unknown. */
export function findCountry<P extends Place>(countries: readonly P[], stored: string): FoundPlace<P> {
  if (stored === '') return { state: 'none-chosen' }
  const place = countries.find(({ name, code }) => name === stored || code === stored)
  if (place) return { state: 'known', place }
  return { state: 'unknown', message: `We don't know a country called ${stored}. Choose one from the list.` }
}

/** The same for a region; a stored region may belong to another country. */
export function findRegion<P extends Place>(
  regions: readonly P[],
  stored: string,
  country: string,
): FoundPlace<P> {
  if (stored === '') return { state: 'none-chosen' }
  const place = regions.find(({ name }) => name === stored)
  if (place) return { state: 'known', place }
  return { state: 'unknown', message: `${stored} is not in our list for ${country}. Choose another.` }
}
