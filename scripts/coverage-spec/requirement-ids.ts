const BULLET = /^\s*- ([A-Z]+-\d+)\b/gm
const ID = /\b([A-Z]+)-(\d+)\b/g
// CART-09–12, CART-09..CART-12, CART-09 to CART-12
const RANGE = /\b([A-Z]+)-(\d+)(?:(?:–|…|\.{2,3}|-)(?:\1-)?| to \1-)(\d+)\b/g

/** The ids that bullets of the requirements begin with, in their order. */
export function listRequirementIds(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(BULLET)].map(([, id = '']) => id))]
}

export const areaOf = (id: string): string => id.slice(0, id.indexOf('-'))

/** Every id a title names, ranges spelled out. */
export function idsInTitle(title: string, areas: ReadonlySet<string>): string[] {
  const named = [...title.matchAll(ID)]
    .filter(([, area = '', number = '']) => areas.has(area) || number.length === 2)
    .map(([id]) => id)
  return [...new Set([...named, ...idsInRanges(title, areas)])]
}

function idsInRanges(title: string, areas: ReadonlySet<string>): string[] {
  return [...title.matchAll(RANGE)]
    .filter(([, area = '']) => areas.has(area))
    .flatMap(([, area = '', first = '', last = '']) => {
      const count = Math.max(0, Number(last) - Number(first) + 1)
      return Array.from({ length: count }, (_, step) => {
        const number = String(Number(first) + step).padStart(first.length, '0')
        return `${area}-${number}`
      })
    })
}
