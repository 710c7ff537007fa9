/** SHELL-15, MERCH-06: where else the market can be found; WIN-26: only links that are set are shown. */
export const OUTSIDE_LINKS = [
  'instagram',
  'x',
  'facebook',
  'shopperGooglePlay',
  'shopperAppStore',
  'merchantGooglePlay',
  'merchantAppStore',
] as const

export type OutsideLinks = Readonly<Partial<Record<(typeof OUTSIDE_LINKS)[number], string>>>
