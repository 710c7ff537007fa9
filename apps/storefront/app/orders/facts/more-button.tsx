import { Icon } from '@ahia/ui/icon'

type MoreButtonProps = { label: string; isForPhones?: boolean; onShow: () => void }

/** WIN-80: the one way in which an order shows more. It is removed once pressed, so the focus moves to what it shows. */
export const MoreButton = ({ label, isForPhones = true, onShow }: MoreButtonProps) => (
  <button
    type="button"
    onClick={onShow}
    className={`inline-flex min-h-11 items-center gap-1 text-small font-semibold text-brand-text ${isForPhones ? 'sm:hidden' : ''}`}
  >
    {label}
    <Icon name="chevronDown" className="size-4" />
  </button>
)
