type AmountProps = { label: string; words: string }

export const Amount = ({ label, words }: AmountProps) => (
  <div className="flex justify-between gap-3">
    <dt className="text-text-2">{label}</dt>
    <dd>{words}</dd>
  </div>
)

export const TotalAmount = ({ label, words }: AmountProps) => (
  <div className="flex flex-wrap justify-between gap-x-3 border-t border-border pt-2 text-lead font-extrabold">
    <dt>{label}</dt>
    <dd>{words}</dd>
  </div>
)
