/** The same for everybody, so the micro-cache in front may keep it for a moment. */
export const PUBLIC_PAGE = { 'Cache-Control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60' }

export const NEVER_KEPT = { 'Cache-Control': 'no-store' }
