/** A line in the style of Igbo uli drawings, broken in the middle like the connection; dots bridge the gap. */
export function OfflineArt() {
  return (
    <div className="grid place-items-center rounded-sheet bg-brand-soft px-8 py-8 lg:py-16">
      <svg
        aria-hidden="true"
        viewBox="0 0 200 156"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        className="w-full max-w-40 lg:max-w-80"
      >
        <path
          d="M8 96c22 0 28-44 52-44s30 36 10 44-34-18-18-30M192 60c-22 0-28 44-52 44s-30-36-10-44 34 18 18 30"
          className="stroke-brand-text"
        />
        <path d="M84 100v.01M94 88v.01M106 68v.01M116 56v.01" strokeWidth="8" className="stroke-star" />
      </svg>
    </div>
  )
}
