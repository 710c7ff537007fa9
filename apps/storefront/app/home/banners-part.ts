import type { Call } from '@ahia/contracts/call'
import { type Banner, showBanners } from '@ahia/contracts/window'
import { definePart } from '@ahia/web/parts/define-part'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'

/** ADMIN-32: what staff have put into places of the front page; the others show what comes with the market. */
export type ShownBanners = Partial<Record<Banner['place'], Omit<Banner, 'place'>>>

/** The page is complete without them, so a failure is not shown. */
export const bannersPart = definePart<null, ShownBanners>({
  name: 'banners',
  load: loadBanners,
  keyOf: () => '',
  failed: "We couldn't load these pictures",
  empty: {},
})

async function loadBanners(call: Call, _: null, signal: AbortSignal): Promise<ShownBanners> {
  const { banners } = await call(showBanners, {}, { signal })
  return Object.fromEntries(banners.map(({ place, ...banner }) => [place, banner]))
}

const NONE: ShownBanners = {}

export function useBanners(given: Deferred<PartState<ShownBanners>>): ShownBanners {
  const { part } = bannersPart.use(given, null)
  return part.state === 'ready' ? part.value : NONE
}
