type Drawing = { line: string; dots: string }

// Uli lines: a path that curls up and is lost, a cracked pot, a shut gate, a thread in a knot.
const LOST_PATH = {
  line: 'M14 138c26-4 30-34 56-34s26 30 52 26 22-44 4-50-34 12-26 28 36 16 50-2 8-52-16-60',
  dots: 'M186 28v.01M174 14v.01M156 8v.01',
}
const CRACKED_POT = {
  line: 'M70 40h60M78 40c0 14-34 26-34 58 0 30 26 46 56 46s56-16 56-46c0-32-34-44-34-58M100 60l-10 18 18 14-12 18 10 16',
  dots: 'M62 92v.01M58 108v.01M64 124v.01M138 92v.01M142 108v.01M136 124v.01',
}
const SHUT_GATE = {
  line: 'M30 144V60c0-22 32-40 70-40s70 18 70 40v84M20 144h160M58 144V50M86 144V42M114 144V42M142 144V50M30 96h140',
  dots: 'M44 118v.01M72 118v.01M100 118v.01M128 118v.01M156 118v.01',
}
const KNOT = {
  line: 'M10 100c30 0 40-50 80-50s50 60 16 64-34-44 2-60 66 0 58 34-54 30-62 6M190 62c-14 0-20 10-24 18',
  dots: 'M30 128v.01M46 136v.01M64 140v.01',
}

const ART = new Map<number | null, Drawing>([
  [404, LOST_PATH],
  [500, CRACKED_POT],
  [403, SHUT_GATE],
])

export function ErrorArt({ status }: { status: number | null }) {
  const { line, dots } = ART.get(status) ?? KNOT
  return (
    <div className="grid place-items-center rounded-sheet bg-brand-soft px-8 py-8 lg:py-16">
      <svg
        aria-hidden="true"
        viewBox="0 0 200 156"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full max-w-40 lg:max-w-80"
      >
        <path d={line} className="stroke-brand-text" />
        <path d={dots} strokeWidth="8" className="stroke-star" />
      </svg>
    </div>
  )
}
