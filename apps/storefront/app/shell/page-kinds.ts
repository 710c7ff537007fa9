import { usePage } from '@ahia/web/router/router-context'

// What a page says about itself in its `handle`; one that says nothing shows goods.

/** Words, with the lighter style sheet. */
export const PLAIN_PAGE = { plain: true } as const
/** Forms about oneself, with the sheet for those. */
export const ACCOUNT_PAGE = { account: true } as const
/** For developers, with a sheet that has everything. */
export const DEV_PAGE = { dev: true } as const
/** Somebody shall not be led away: the header has the logo alone. */
export const BARE_PAGE = { bare: true } as const
/** It says itself where to go on from here: a bare header need not. */
export const ENDING_PAGE = { ending: true } as const
/** Only the browser can fill it, as what it shows is personal: its scripts are asked for at once. */
export const FILLED_BY_BROWSER = { filledByBrowser: true } as const

type Kinds = typeof PLAIN_PAGE &
  typeof ACCOUNT_PAGE &
  typeof DEV_PAGE &
  typeof BARE_PAGE &
  typeof ENDING_PAGE &
  typeof FILLED_BY_BROWSER

/** Whether the page on show is of this kind. */
export const usePageIs = (kind: keyof Kinds): boolean => kind in (usePage().page?.handle ?? {})
