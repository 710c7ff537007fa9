import type { Product } from '@ahia/contracts/catalog'
import { Icon } from '@ahia/ui/icon'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { hasSizes } from './has-sizes.rules.ts'
import type { SizeGuideDialog } from './size-guide-dialog.tsx'

type Opened = { isOpen: boolean; Dialog: typeof SizeGuideDialog }

/** WIN-43: for clothes and shoes with sizes; the tables are fetched when they are wanted. */
export function SizeGuide({ product }: { product: Product }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!hasSizes(product)) return null
  const open = () =>
    import('./size-guide-dialog.tsx').then(
      ({ SizeGuideDialog: Dialog }) => {
        // Mount first, then open: React's Strict Mode closes a dialog that is open when it mounts.
        flushSync(() => setOpened({ isOpen: false, Dialog }))
        setOpened({ isOpen: true, Dialog })
      },
      () => showToast({ kind: 'error', text: "We couldn't open the size guide. Try again." }),
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="-my-1 inline-flex min-h-11 w-fit items-center gap-2 text-small font-semibold text-brand-text hover:underline noscript:hidden"
      >
        <Icon name="info" className="size-4" />
        Size guide
      </button>
      {opened && (
        <opened.Dialog
          subcategory={product.subCategory}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  )
}
