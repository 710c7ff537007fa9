import { Button } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import type { LineChange } from '../cart-source.ts'

type RemoveButtonProps = { name: string; change: LineChange | null; onRemove: () => void }

export function RemoveButton({ name, change, onRemove }: RemoveButtonProps) {
  return (
    <Button
      look="ghost"
      busy={change !== null}
      onClick={onRemove}
      aria-label={`Remove ${name} from cart`}
      className="-mr-2 max-sm:w-12 max-sm:px-0"
    >
      <Icon name="trash" className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">Remove</span>
    </Button>
  )
}
