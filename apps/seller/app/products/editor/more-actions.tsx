import { Button, buttonClass } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { useState } from 'react'
import { isKnownApproved } from '#session/is-approved.ts'
import { useEditor, useEditorPart } from './editor-context.ts'
import { Section } from './sections/section.tsx'

/** SELL-19, SELL-20: what else can be done with a product. */
export function MoreActions() {
  const { actions } = useEditor()
  const listing = useEditorPart('listing')
  const action = useEditorPart('action')
  const [isAsking, setAsking] = useState(false)
  if (!listing) return null
  const can = (name: (typeof listing.actions)[number]) => listing.actions.includes(name)
  const busy = action?.step === 'busy' ? action.kind : null
  return (
    <Section id="more" title="More">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {listing.status === 'LIVE' && isKnownApproved() ? (
          // A plain link: this page belongs to the market.
          <a href={`/products/${listing._id}`} className={buttonClass('outline')}>
            See it as a shopper
          </a>
        ) : (
          can('PREVIEW') && (
            <Button
              look="outline"
              busy={busy === 'preview'}
              busyLabel="Opening..."
              onClick={() => void actions.preview()}
            >
              Preview
            </Button>
          )
        )}
        {can('COPY') && (
          <Button
            look="outline"
            busy={busy === 'copy'}
            busyLabel="Copying..."
            onClick={() => void actions.copy()}
          >
            Make a copy
          </Button>
        )}
        {can('HIDE') && (
          <Button
            look="outline"
            busy={busy === 'hide'}
            busyLabel="Hiding..."
            onClick={() => void actions.hide()}
          >
            Hide from shoppers
          </Button>
        )}
        {can('REMOVE') && (
          <Button look="ghost" className="text-danger" onClick={() => setAsking(true)}>
            Remove
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove this product?"
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              look="danger"
              busy={busy === 'remove'}
              busyLabel="Removing..."
              onClick={() => void actions.remove().then(() => setAsking(false))}
            >
              Remove for good
            </Button>
          </>
        }
      >
        <p className="text-pretty">
          <span className="font-semibold">{listing.name}</span> will be removed for good. You still have to
          send orders already placed. To sell it again later, hide it instead.
        </p>
      </Dialog>
    </Section>
  )
}
