import type { Router } from '../router/router-state.ts'

/** Fetches the script of a page when its link is hovered or focused. */
export function prefetchOnIntent({ prefetch }: Router): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) prefetch(link.pathname)
  }
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, onIntent, { passive: true, capture: true })
}
