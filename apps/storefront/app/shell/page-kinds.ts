import { usePage } from '@ahia/web/router/router-context'

// What a page declares in `pageKinds`; without any of these it shows products.

/** Text only, with a smaller style sheet. */
export const PLAIN_PAGE = { plain: true } as const
/** Forms of an account, with their own style sheet. */
export const ACCOUNT_PAGE = { account: true } as const
/** For developers, with every style. */
export const DEV_PAGE = { dev: true } as const
/** Nothing must distract from the task: the header has the logo only, and there is no chat. */
export const MINIMAL_FRAME_PAGE = { minimalFrame: true } as const
/** Outside the market's own layout: the footer is no longer than the task. */
export const SHORT_FOOTER_PAGE = { shortFooter: true } as const
/** Has links to continue itself, so the minimal header has none. */
export const ENDING_PAGE = { ending: true } as const
/** Shows personal data that only the browser can load, so its scripts are fetched at once. */
export const FILLED_BY_BROWSER = { filledByBrowser: true } as const

type PageKinds = typeof PLAIN_PAGE &
  typeof ACCOUNT_PAGE &
  typeof DEV_PAGE &
  typeof MINIMAL_FRAME_PAGE &
  typeof SHORT_FOOTER_PAGE &
  typeof ENDING_PAGE &
  typeof FILLED_BY_BROWSER

/** Whether the current page is of this kind. */
export const usePageIs = (kind: keyof PageKinds): boolean => kind in (usePage().page?.pageKinds ?? {})
