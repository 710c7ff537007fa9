import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import type { OrderDialogProps } from './cancel-dialog.tsx'
import { StepFailure } from './step-failure.tsx'

/** WIN-23: asks once, as the shop is paid for what was received. */
export function ConfirmDialog({ actions: { step, confirm }, open, onClose }: OrderDialogProps) {
  const isBusy = step.isBusyWith('CONFIRM_DELIVERY')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Have you received everything?"
      actions={
        <>
          <Button look="outline" disabled={isBusy} onClick={onClose}>
            Not yet
          </Button>
          <Button busy={isBusy} busyLabel="Confirming..." onClick={confirm}>
            Yes, confirm
          </Button>
        </>
      }
    >
      <p className="text-pretty">
        Confirm when every item has arrived. If something is wrong, you can report a problem right after.
      </p>
      <StepFailure step={step} />
    </Dialog>
  )
}
