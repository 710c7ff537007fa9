import type { Listing } from '@ahia/contracts/shapes/listing'
import { BackLink } from '@ahia/web/components/back-link'
import { useNavigate } from '@ahia/web/router/router-context'
import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createUploadQueue } from '../pictures/upload-queue.ts'
import { StatusTag } from '../status-tag.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { EditorContext, type Editor as EditorHandle, useEditorPart } from './editor-context.ts'
import { MoreActions } from './more-actions.tsx'
import { SaveBar } from './save-bar.tsx'
import { createEditorActions } from './saving/editor-actions.ts'
import { createEditorStore } from './saving/editor-store.ts'
import type { ListingDraft } from './saving/listing-draft.ts'
import { AddOnsSection } from './sections/add-ons-section.tsx'
import { ChoicesSection } from './sections/choices-section.tsx'
import { DeliverySection } from './sections/delivery-section.tsx'
import { DetailsSection } from './sections/details-section.tsx'
import { PicturesSection } from './sections/pictures-section.tsx'
import { PriceSection } from './sections/price-section.tsx'
import { WordsSection } from './sections/words-section.tsx'
import { StatusNotice } from './status-notice.tsx'
import { useRates } from './use-rates.ts'

export type EditorProps = {
  listing: Listing | null
  draft: ListingDraft | null
  /** The product could not be loaded: this is what the phone has of it. */
  isFromPhone: boolean
}

const LIST = '/seller/products'

/** SELL-10 to SELL-19: everything of one product in one column. */
export function Editor(props: EditorProps) {
  const handle = useEditorHandle(props)
  // The first two sections are longer than a phone: it draws them before the others, unless one of these is asked for.
  const isLater = useDeferredValue(true, false)
  const [isAsked, setAsked] = useState(false)
  const drawAll = () => flushSync(() => setAsked(true))
  return (
    <EditorContext value={{ ...handle, drawAll }}>
      <div className="grid max-w-reading gap-4">
        <EditorHead />
        {props.isFromPhone && (
          <p role="status" className="rounded-control bg-warn-soft p-3 text-small">
            We couldn't load this product, so this is the version on this phone. We'll save your changes when
            you're back online.
          </p>
        )}
        <ConflictPanel />
        <StatusNotice />
        <PicturesSection />
        <WordsSection />
        {(isLater || isAsked) && <Below />}
        <SaveBar />
      </div>
    </EditorContext>
  )
}

const Below = () => (
  <>
    <PriceSection />
    <ChoicesSection />
    <AddOnsSection />
    <DeliverySection />
    <DetailsSection />
    <MoreActions />
  </>
)

function EditorHead() {
  const listing = useEditorPart('listing')
  return (
    <div className="grid gap-1">
      <BackLink to={LIST}>Products</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-h1 font-extrabold text-balance wrap-anywhere">
          {listing?.name ?? 'New product'}
        </h1>
        {listing && <StatusTag status={listing.status} />}
      </div>
    </div>
  )
}

function useEditorHandle({ listing, draft }: EditorProps): Omit<EditorHandle, 'drawAll'> {
  const navigate = useNavigate()
  const rates = useRates()
  const [{ store, uploads, actions }] = useState(() => {
    const opened = createEditorStore({ listing, draft, onCreated: showAddress })
    const queue = createUploadQueue(({ key, url }) =>
      opened.change({ pictures: [...opened.get().form.pictures, { key, url }] }),
    )
    return {
      store: opened,
      uploads: queue,
      actions: createEditorActions(opened, {
        onRemoved: () => void navigate(LIST, { replace: true }),
        onCopied: ({ _id }) => void navigate(`${LIST}/${_id}`),
      }),
    }
  })
  useEffect(() => store.start(), [store])
  useEffect(() => uploads.start(), [uploads])
  return { store, uploads, actions, rates }
}

/** A reload finds the product again. Without the router: the page stays as it is, and so does the cursor in it. */
const showAddress = ({ _id }: Listing) => history.replaceState(history.state, '', `${LIST}/${_id}`)
