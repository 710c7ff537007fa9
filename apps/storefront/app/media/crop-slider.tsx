const STEPS = 100

type CropSliderProps = {
  label: string
  value: number
  from: number
  to: number
  /** The value for screen readers. */
  words: string
  onChange: (value: number) => void
}

export function CropSlider({ label, value, from, to, words, onChange }: CropSliderProps) {
  return (
    <label className="grid grid-cols-[7rem_1fr] items-center gap-3">
      <span className="font-semibold">{label}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={(to - from) / STEPS}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-brand"
      />
    </label>
  )
}
