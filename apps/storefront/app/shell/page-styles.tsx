import nairaFont from '@ahia/ui/fonts/naira.woff2?url'
import { usePage } from '@ahia/web/router/router-context'
import { useLayoutEffect } from 'react'
import { preload } from 'react-dom'
import account from '#styles/account.css?url'
import dev from '#styles/dev.css?url'
import plain from '#styles/plain.css?url'
import shop from '#styles/shop.css?url'
import { usePageIs } from './page-kinds.ts'

/**
 * One complete style sheet per page. It is linked by URL, so that no script imports styles; React waits for a sheet
 * before it shows a page that needs it.
 */
export function PageStyles() {
  const sheet = useSheet()
  useLayoutEffect(() => showOnly(sheet), [sheet])
  // Pages with products have prices.
  if (import.meta.env.SSR && sheet === shop) preload(nairaFont, NAIRA_FONT)
  return <link rel="stylesheet" href={sheet} precedence="page" />
}

function useSheet(): string {
  const isNowhere = !usePage().page
  const isPlain = usePageIs('plain')
  const isAccount = usePageIs('account')
  const isDev = usePageIs('dev')
  if (isPlain || isNowhere) return plain // an address that no page has shows words only
  if (isAccount) return account
  return isDev ? dev : shop
}

/** React never removes a sheet. Of two complete ones the later would override rules of the earlier one. */
function showOnly(current: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-precedence=page]'))
    if (link.sheet) link.sheet.disabled = link.getAttribute('href') !== current
}

const NAIRA_FONT = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
