import { BRAND } from '@ahia/reference/brand'
import type { Qr } from '@ahia/rules/qr/draw-qr'
import { html } from 'hono/html'

/** Sums below each other, the last of them the total. */
export type Figures = readonly { label: string; figure: string }[]

/** The content of an email; each has at most one button. */
type EmailContent = {
  heading: string
  paragraphs: readonly (string | Figures)[]
  /** A code that the reader has to type elsewhere, in large type. */
  code?: string
  /** The same to be scanned. Squares of a table, as mail programs hide pictures; not in the text. */
  qr?: Qr
  button: { label: string; url: string } | null
  /** The footer: why the reader gets it, and how to unsubscribe where possible. */
  footnote: { text: string } | { text: string; label: string; url: string }
}

// The looks of tokens.css, as mail programs know no custom properties. Tables, as some know no other layout.
const STYLE = `
  body { margin: 0; padding: 0; background: #f6f3ed; }
  .ground { background: #f6f3ed; color: #1a1b33; }
  .card { background: #ffffff; border: 1px solid #ddd8d0; border-top: 6px solid #fbbb2d; border-radius: 14px; padding: 32px; }
  .quiet, .quiet a { color: #535567; }
  .code { background: #f6f3ed; }
  .figure { border-top: 1px solid #ddd8d0; vertical-align: top; }
  .button { background: #3f3ba5; color: #ffffff; }
  @media (max-width: 480px) { .card { padding: 24px 20px; } }
  @media (prefers-color-scheme: dark) {
    body, .ground { background: #0f1018 !important; color: #f3f0ea !important; }
    .card { background: #171824 !important; border-color: #fcc53f #363848 #363848 !important; }
    .quiet, .quiet a { color: #bbbdc8 !important; }
    .code { background: #0f1018 !important; }
    .figure { border-color: #363848 !important; }
    .button { background: #969bf1 !important; color: #101029 !important; }
  }
`
const FONT = "font-family: 'Plus Jakarta Sans', Roboto, 'Segoe UI', Helvetica, Arial, sans-serif"

/** HTML knows no line breaks, so each line that somebody wrote is a paragraph. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The same email twice: for programs that show text, and for those that show HTML. */
export async function writeEmail(content: EmailContent): Promise<{ text: string; html: string }> {
  return { text: toText(content), html: await toHtml(content) }
}

const toText = ({ heading, code, paragraphs, button, footnote }: EmailContent): string =>
  [
    heading,
    ...(code === undefined ? [] : [code]),
    ...paragraphs.map((written) => (typeof written === 'string' ? written : figuresInText(written))),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    [
      `-- \n${footnote.text}`,
      ...('url' in footnote ? [`${footnote.label}: ${footnote.url}`] : []),
      `${BRAND.name} · ${BRAND.email}`,
    ].join('\n'),
  ].join('\n\n')

/** Whatever is put in is escaped by `html`. */
async function toHtml({ heading, code, qr, paragraphs, button, footnote }: EmailContent): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="${FONT}">
<tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: left">
<tr><td style="padding: 0 8px 16px; font-size: 24px; font-weight: 800">${BRAND.name}</td></tr>
<tr><td class="card">
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 32px; font-weight: 800">${heading}</h1>
${code === undefined ? '' : toCode(code)}
${qr === undefined ? '' : toSquares(qr)}
${paragraphs.map((written) => (typeof written === 'string' ? toParagraph(written) : toTable(written)))}
${button ? toButton(button) : ''}
</td></tr>
<tr><td class="quiet" style="padding: 16px 8px; font-size: 14px; line-height: 20px">
${footnote.text}${'url' in footnote ? html` <a href="${footnote.url}" target="_blank">${footnote.label}</a>` : ''}<br>
${BRAND.name} · ${BRAND.email}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
  return page.toString()
}

const figuresInText = (figures: Figures): string =>
  figures.map(({ label, figure }) => `${label}: ${figure}`).join('\n')

const toParagraph = (text: string) =>
  html`<p style="margin: 0 0 16px; font-size: 16px; line-height: 24px">${text}</p>\n`

const toTable = (figures: Figures) =>
  html`<table width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; font-size: 16px; line-height: 24px">
${figures.map((row, at) => toRow(row, at === figures.length - 1 ? 800 : 400))}</table>\n`

const toRow = ({ label, figure }: Figures[number], weight: 400 | 800) =>
  html`<tr style="font-weight: ${weight}"><td class="figure" style="padding: 8px 16px 8px 0">${label}</td><td class="figure" align="right" style="padding: 8px 0; white-space: nowrap">${figure}</td></tr>\n`

const toCode = (code: string) =>
  html`<p class="code" style="margin: 24px 0; padding: 16px; border-radius: 10px; font-size: 40px; line-height: 48px; font-weight: 800; letter-spacing: 12px; text-indent: 12px; text-align: center">${code}</p>`

const SQUARE_PX = 4
const MARGIN_PX = SQUARE_PX * 4

/** Dark on light in dark mode too, or phones could not read it. Runs of equal squares are one cell. */
const toSquares = (qr: Qr) =>
  html`<table role="presentation" align="center" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="margin: 0 auto 24px; border: ${MARGIN_PX}px solid #ffffff; border-collapse: collapse; background: #ffffff">
${qr.map((row) => html`<tr height="${SQUARE_PX}">${toCells(row)}</tr>\n`)}</table>`

const toCells = (row: readonly boolean[]) =>
  runsOf(row).map(
    ({ isDark, length }) =>
      html`<td colspan="${length}" width="${length * SQUARE_PX}" height="${SQUARE_PX}"${isDark ? html` bgcolor="#000000"` : ''}></td>`,
  )

type Run = { isDark: boolean; length: number }

function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (const isDark of row) {
    const last = runs.at(-1)
    if (last?.isDark === isDark) last.length += 1
    else runs.push({ isDark, length: 1 })
  }
  return runs
}

const toButton = ({ label, url }: { label: string; url: string }) =>
  html`<p style="margin: 24px 0"><a class="button" href="${url}" target="_blank" style="display: inline-block; padding: 14px 24px; border-radius: 10px; font-size: 16px; font-weight: 600; text-decoration: none">${label}</a></p>
<p class="quiet" style="margin: 0; font-size: 14px; line-height: 20px">Or open this link: <a href="${url}" target="_blank" style="word-break: break-all">${url}</a></p>`
