import type { PageHost } from '@ahia/contracts/page-host'
import { OUTSIDE_LINKS, type OutsideLinks } from '@ahia/reference/outside-links'
import { toLagos } from '@ahia/rules/lagos-clock'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

/** Data for the frame around all pages. It does not change while a shopper moves between pages. */
export type Frame = { publicUrl: string; year: number; outsideLinks: OutsideLinks }

export const loadFrame = ({ publicUrl, outsideLinks }: PageHost): Frame => ({
  publicUrl,
  year: toLagos(new Date()).getUTCFullYear(),
  outsideLinks,
})

/** Written by the server; a page of an older build may lack a field. */
export function readFrame(given: object): Frame {
  const { publicUrl, year, outsideLinks } = fieldsOf(given)
  return {
    publicUrl: isText(publicUrl) ? publicUrl : '',
    year: typeof year === 'number' ? year : new Date().getFullYear(),
    outsideLinks: toLinks(fieldsOf(outsideLinks)),
  }
}

function toLinks(given: Record<string, unknown>): OutsideLinks {
  const links: Partial<Record<keyof OutsideLinks, string>> = {}
  for (const name of OUTSIDE_LINKS) {
    const address = given[name]
    if (isText(address)) links[name] = address
  }
  return links
}
