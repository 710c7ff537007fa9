import nairaFont from '@ahia/ui/fonts/naira.woff2?url'
import { useLayoutEffect } from 'react'
import { preload } from 'react-dom'
import account from '#styles/account.css?url'
import dev from '#styles/dev.css?url'
import plain from '#styles/plain.css?url'
import shop from '#styles/shop.css?url'
import { usePageIs } from './page-kinds.ts'

/**
 * One whole sheet a page. It is named by its address, so that no script thinks it has to bring styles along; React waits
 * for another one before it shows a page that needs it.
 */
export function PageStyles() {
  const sheet = useSheet()
  useLayoutEffect(() => showOnly(sheet), [sheet])
  // Where there are goods there are prices.
  if (import.meta.env.SSR && sheet === shop) preload(nairaFont, NAIRA_FONT)
  return <link rel="stylesheet" href={sheet} precedence="page" />
}

function useSheet(): string {
  const isPlain = usePageIs('plain')
  const isAccount = usePageIs('account')
  const isDev = usePageIs('dev')
  if (isPlain) return plain
  if (isAccount) return account
  return isDev ? dev : shop
}

/** React never takes a sheet away. Of two whole ones the later would overrule what only the earlier one has. */
function showOnly(current: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-precedence=page]'))
    if (link.sheet) link.sheet.disabled = link.getAttribute('href') !== current
}

const NAIRA_FONT = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
