import { preload } from 'react-dom'
import { useMatches } from 'react-router'
import plain from '#styles/plain.css?url'
import shop from '#styles/shop.css?url'
import nairaFont from '../../.generated/fonts/naira.woff2?url'

/** A page of words says so in its `handle`, and then comes with the lighter sheet. */
export const PLAIN_PAGE = { styles: 'plain' } as const

/**
 * One whole sheet a page. It is named by its address, so that no script thinks it has to bring styles along; React waits
 * for another one before it shows a page that needs it.
 */
export function PageStyles() {
  const isPlain = useMatches().some(({ handle }) => isPlainPage(handle))
  // Where there are goods there are prices.
  if (import.meta.env.SSR && !isPlain) preload(nairaFont, NAIRA_FONT)
  return <link rel="stylesheet" href={isPlain ? plain : shop} precedence="page" />
}

const NAIRA_FONT = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

const isPlainPage = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'styles' in handle && handle.styles === PLAIN_PAGE.styles
