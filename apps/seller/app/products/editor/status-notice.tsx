import { MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Button, buttonClass } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { type FormEvent, useState } from 'react'
import { isKnownApproved } from '#session/is-approved.ts'
import { useEditor, useEditorPart } from './editor-context.ts'

/** SELL-20, SELL-22: where the product stands, and what to do about it. */
export function StatusNotice() {
  const listing = useEditorPart('listing')
  const action = useEditorPart('action')
  if (!listing) return null
  const isJustPublished = action?.step === 'done' && action.kind === 'publish'
  if (listing.status === 'IN_REVIEW')
    return (
      <div ref={isJustPublished ? scrollIntoSight : null}>
        <InReview listing={listing} />
      </div>
    )
  if (listing.status === 'TAKEN_DOWN') return <TakenDown listing={listing} />
  if (listing.status === 'LIVE' && isJustPublished)
    return (
      <div ref={scrollIntoSight}>
        <OnTheShelf listing={listing} />
      </div>
    )
  if (listing.status === 'HIDDEN')
    return <Banner tone="info">This product is hidden. Publish it to show it to shoppers again.</Banner>
  return null
}

/** The button that publishes is at the end of a long form, and what became of it at the top. */
const scrollIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })

function OnTheShelf({ listing: { _id } }: { listing: Listing }) {
  return (
    <Banner tone="ok" role="status" heading="It's on sale">
      {isKnownApproved() ? (
        <>
          <p>Shoppers can find it in a few seconds.</p>
          {/* A plain link: this page belongs to the market. */}
          <a href={`/products/${_id}`} className={`mt-3 ${buttonClass('outline')}`}>
            See it as a shopper
          </a>
        </>
      ) : (
        <p>Shoppers can find it as soon as your shop is approved.</p>
      )}
    </Banner>
  )
}

function InReview({ listing: { notice } }: { listing: Listing }) {
  return (
    <Banner tone="info" role="status" heading="We're checking this product">
      {notice?.rule && <p>{notice.rule}</p>}
      <p>{notice?.reason ?? "Shoppers can see it once we've approved it."}</p>
    </Banner>
  )
}

function TakenDown({ listing }: { listing: Listing }) {
  const { notice } = listing
  return (
    <Banner tone="danger" heading="We took this product down">
      {notice && (
        <>
          {notice.rule && <p className="font-semibold">{notice.rule}</p>}
          <p className="whitespace-pre-line wrap-anywhere">{notice.reason}</p>
          <p className="mt-1 text-small text-text-2">
            Since <time dateTime={notice.since}>{lagosMoment(notice.since)}</time>
          </p>
        </>
      )}
      {notice?.appeal ? (
        <Appeal {...notice.appeal} />
      ) : (
        <AppealForm canAppeal={listing.actions.includes('APPEAL')} />
      )}
    </Banner>
  )
}

function Appeal({ words, at, answer }: NonNullable<NonNullable<Listing['notice']>['appeal']>) {
  return (
    <div className="mt-3 border-l-2 border-danger pl-3">
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <p className="text-small text-text-2">
        You, <time dateTime={at}>{lagosMoment(at)}</time>
      </p>
      <p className="mt-2 font-semibold">{answer ?? 'Our team will look at it again and answer here.'}</p>
    </div>
  )
}

function AppealForm({ canAppeal }: { canAppeal: boolean }) {
  const { actions } = useEditor()
  const action = useEditorPart('action')
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  if (!canAppeal) return null
  if (!isOpen)
    return (
      <Button look="outline" className="mt-3" onClick={() => setOpen(true)}>
        Ask us to look again
      </Button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (words.trim() !== '') void actions.appeal(words.trim())
  }
  const isBusy = action?.step === 'busy' && action.kind === 'appeal'
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
      <TextArea
        label="What did you change, or why should it stay?"
        name="appeal"
        required
        rows={4}
        maxLength={MAX_REASON_LENGTH}
        value={words}
        attempted={attempted}
        error={words.trim() === '' ? 'Write a few words' : null}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button
        type="submit"
        busy={isBusy}
        busyLabel="Sending..."
        className="w-full sm:w-auto sm:justify-self-start"
      >
        Send
      </Button>
      {action?.step === 'failed' && action.kind === 'appeal' && (
        <p role="alert" className="text-small font-semibold text-danger">
          {action.message}
        </p>
      )}
    </form>
  )
}
