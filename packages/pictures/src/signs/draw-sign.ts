import { SIGN_COLOURS, SIGN_EMBLEMS, type Sign, type SignFront } from './sign.ts'

const WIDTH = 360
const HEIGHT = 132
/** The board ends here; what hangs below it is see-through, so that it hangs over whatever a page shows there. */
const BOARD = 88

type Paint = { board: string; trim: string; cloth: string }

/** A board without a name, which the page writes on it, and what hangs below. Both are the shop's own colours, in the dark too. */
export function drawSign({ colours, front, emblem }: Sign): string {
  const paint = SIGN_COLOURS[colours]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    FRONTS[front](paint),
    `<path d="M0 0h${WIDTH}v${BOARD}H0z" fill="${paint.board}"/>`,
    `<path d="${MARKS[front]}" fill="none" stroke="${paint.trim}" stroke-width="3" opacity=".22"/>`,
    `<rect x="6" y="6" width="${WIDTH - 12}" height="${BOARD - 12}" rx="9" fill="none" stroke="${paint.trim}" stroke-width="2.5"/>`,
    `<circle cx="50" cy="44" r="29" fill="${paint.trim}"/>`,
    `<path transform="translate(29.600 23.600)scale(.85)" d="${SIGN_EMBLEMS[emblem]}" fill="none" stroke="${paint.board}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('')
}

const steps = (length: number): number[] =>
  Array.from({ length: Math.round(WIDTH / length) }, (_, at) => at * length)
const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** Pieces of one width in two colours, in turns. */
function inTurns(length: number, piece: (x: number) => string, [one, other]: [string, string]): string {
  const of = (odd: number) => steps(length).filter((_, at) => at % 2 === odd)
  return filled(of(0).map(piece).join(''), one) + filled(of(1).map(piece).join(''), other)
}

const TOP = BOARD - 2

const FRONTS: Record<SignFront, (paint: Paint) => string> = {
  awning: ({ board, cloth }) => inTurns(30, (x) => `M${x} ${TOP}h30v27a15 15 0 0 1-30 0z`, [board, cloth]),
  bunting: ({ trim, cloth }) =>
    `<path d="M0 90q180 12 360 0" fill="none" stroke="${trim}" stroke-width="3"/>` +
    inTurns(24, (x) => `M${x + 1} ${90 + sag(x)}l11 30 11-30z`, [trim, cloth]),
  zinc: ({ board, trim }) =>
    inTurns(12, (x) => `M${x} ${TOP}h12v24a6 6 0 0 1-12 0z`, [trim, board]) +
    filled(`M0 ${TOP}h${WIDTH}v8H0z`, board),
  lamps: ({ board, trim, cloth }) =>
    `<path d="M0 92q180 22 360 0" fill="none" stroke="${trim}" stroke-width="3"/>` +
    filled(
      steps(40)
        .map((x) => ball(x + 20, 108 + sag(x) * 1.4, 12))
        .join(''),
      cloth,
    ) +
    filled(
      steps(40)
        .map((x) => ball(x + 20, 108 + sag(x) * 1.4, 7))
        .join(''),
      trim,
    ) +
    filled(`M0 ${TOP}h${WIDTH}v6H0z`, board),
  drapes: ({ board, trim, cloth }) =>
    inTurns(60, (x) => `M${x} ${TOP}h60c0 46-60 46-60 0z`, [board, cloth]) +
    filled([0, ...steps(60).slice(1), WIDTH].map((x) => ball(x, 100, 7)).join(''), trim),
}

/** How far a line from edge to edge hangs down at this place. */
const sag = (x: number): number => Math.round(6 - ((x - WIDTH / 2) / (WIDTH / 2)) ** 2 * 6)

const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`

const rings = (...radii: number[]): string => radii.map((r) => ball(316, 44, r)).join('')

/** A faint painted pattern at the end of the board. */
const MARKS: Record<SignFront, string> = {
  awning: rings(8, 17, 26, 35),
  bunting: [0, 1, 2, 3].map((row) => `M${300 + row * 8} 14l44 44`).join(''),
  zinc: [22, 36, 50, 64].map((y) => `M290 ${y}l10-10 10 10 10-10 10 10 10-10 10 10`).join(''),
  lamps: [0, 1, 2, 3, 4].map((ray) => `M352 76L${284 + ray * 14} ${10 + (ray % 2) * 8}`).join(''),
  drapes: [14, 25, 36].map((r) => `M${332 - r} 44l${r}-${r} ${r} ${r}-${r} ${r}z`).join(''),
}
