import { Icon } from '@ahia/ui/icon'

type PanelHeadProps = {
  titleId: string
  title: string
  /** null before the first message. */
  onStartAgain: (() => void) | null
  onClose: () => void
}

export function PanelHead({ titleId, title, onStartAgain, onClose }: PanelHeadProps) {
  return (
    <div className="flex shrink-0 items-center gap-1 border-b border-border py-1.5 pr-1.5 pl-4">
      <h2 id={titleId} className="mr-auto min-w-0 truncate text-lead font-extrabold">
        {title}
      </h2>
      {onStartAgain && (
        <button
          type="button"
          onClick={onStartAgain}
          className="min-h-11 rounded-control px-2 text-small font-semibold whitespace-nowrap text-brand-text hover:bg-brand-soft"
        >
          Start again
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-control text-text-2 hover:bg-surface-2"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
