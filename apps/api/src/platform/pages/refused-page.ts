import { BRAND } from '@ahia/reference/brand'

type Refused = { status: number; message: string; retryAfterSeconds: number | null }
type RefusedPage = { headers: Record<string, string>; body: string }

const TITLES: Record<number, string> = {
  405: 'This Page Can Only Be Read',
  429: 'One Moment, Please',
  503: 'The Market Is Very Full',
}
const OTHER_TITLE = 'Something Went Wrong'

/**
 * A page for visitors who are rejected before the storefront renders. It needs no script, style or file, so it also works
 * when everything behind it is busy. It does not reload by itself: a crowd of such pages would keep the market full, and
 * readers would lose their scroll position. An empty href is this address.
 */
export function refusedPage({ status, message, retryAfterSeconds }: Refused): RefusedPage {
  const title = TITLES[status] ?? OTHER_TITLE
  const retry: Record<string, string> =
    retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      ...retry,
    },
    body: `<!doctype html>
<html lang="${BRAND.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${BRAND.name}`)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
${retryAfterSeconds === null ? '' : `<p>It should work again in ${seconds(retryAfterSeconds)}.</p>`}
<p><a href="">Try again</a></p>
<p><a href="/">Go home</a></p>
<p><small>Error ${status}</small></p>
</main>
</body>
</html>
`,
  }
}

const seconds = (count: number): string => (count === 1 ? 'a second' : `${count} seconds`)

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
