import { TextField } from '@ahia/ui/forms/field'

type SalesFieldProps = { sales: string; onChange: (sales: string) => void; placeholder?: string }

/** WIN-28, WIN-51: how much a shop sells, as its owner types it. */
export const SalesField = ({ sales, onChange, placeholder }: SalesFieldProps) => (
  <TextField
    label="Your sales a month, in naira"
    isUnmarked
    inputMode="numeric"
    autoComplete="off"
    maxLength={15}
    placeholder={placeholder}
    value={sales}
    onChange={({ target }) => onChange(target.value)}
  />
)
