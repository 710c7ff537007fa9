import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useState } from 'react'

export function DialogSamples() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Clear the cart?"
        actions={
          <>
            <Button look="ghost" onClick={close}>
              Keep it
            </Button>
            <Button
              look="danger"
              onClick={() => showToast({ kind: 'error', text: 'Failed to clear the cart' })}
            >
              Clear Cart
            </Button>
          </>
        }
      >
        <p className="mb-4">This action cannot be undone.</p>
        <TextField label="Why" hint="A field, to see that the focus stays inside." />
      </Dialog>
    </>
  )
}
