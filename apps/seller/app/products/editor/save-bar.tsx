import { Button } from '@ahia/ui/button'
import { useNetwork } from '@ahia/web/browser/use-network'
import { SlowNote } from '@ahia/web/components/slow-note'
import { memo, useDeferredValue } from 'react'
import { unfinishedFields } from './changes.rules.ts'
import { CONFLICT_ID } from './conflict-panel.tsx'
import { useEditor, useEditorPart, useEditorState, useUploads } from './editor-context.ts'
import { GapList } from './gap-list.tsx'
import { gapsOf } from './gaps.rules.ts'
import { EMPTY_FORM, FORM_FIELDS, toForm } from './listing-form.ts'
import { type EditorState, savesItself } from './saving/editor-state.ts'

/** Stays in view: what is saved, what is missing, and the one thing to do next. */
export function SaveBar() {
  // What is missing and what is saved can be said a frame after the key that changed it.
  return <Bar state={useDeferredValue(useEditorState())} />
}

const Bar = memo(({ state }: { state: EditorState }) => {
  const { pending } = useUploads()
  const { listing, action } = state
  const gaps = gapsOf(state.form, listing)
  const isSending = pending.some(({ step }) => step !== 'failed')
  return (
    <div className="save-bar sticky bottom-0 z-(--z-buy-bar) -mx-4 grid gap-2 border-t border-border bg-surface px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-e2 md:mx-0 md:rounded-t-card md:border-x md:px-5">
      <SaveWords state={state} />
      {gaps.length > 0 && <GapList gaps={gaps} isSending={isSending} />}
      {gaps.length === 0 && isSending && (
        <p className="text-small text-text-2">A picture is still uploading. You can keep typing.</p>
      )}
      <NextStep state={state} canPublish={gaps.length === 0} />
      {action?.step === 'busy' && <SlowNote />}
      {action?.step === 'failed' && action.kind !== 'appeal' && !hasMessageAbove(state) && (
        <p role="alert" className="text-small font-semibold text-pretty text-danger">
          {action.message}
        </p>
      )}
    </div>
  )
})

/** Why nothing could be saved is in the first line already. */
const hasMessageAbove = ({ save }: EditorState): boolean => save.step === 'failed' || save.step === 'conflict'

function NextStep({ state: { conflict, listing }, canPublish }: { state: EditorState; canPublish: boolean }) {
  if (conflict)
    return (
      <Button className="w-full" onClick={() => document.getElementById(CONFLICT_ID)?.focus()}>
        Compare both versions
      </Button>
    )
  return savesItself(listing) ? <PublishButton canPublish={canPublish} /> : <SaveButton />
}

function PublishButton({ canPublish }: { canPublish: boolean }) {
  const { actions } = useEditor()
  const listing = useEditorPart('listing')
  const action = useEditorPart('action')
  // What we took down comes back only after a review.
  if (listing && listing.status !== 'DRAFT' && listing.status !== 'HIDDEN') return null
  const isBusy = action?.step === 'busy' && action.kind === 'publish'
  return (
    <Button
      aria-disabled={!canPublish || undefined}
      busy={isBusy}
      busyLabel="Publishing..."
      className={canPublish ? 'w-full' : 'w-full opacity-50'}
      onClick={() => (canPublish ? void actions.publish() : jumpToFirstGap())}
    >
      Publish
    </Button>
  )
}

/** The gaps are listed above the button; the first of them is where to begin. */
const jumpToFirstGap = () => document.querySelector<HTMLElement>('[data-gap]')?.click()

function SaveButton() {
  const { actions } = useEditor()
  const save = useEditorPart('save')
  const action = useEditorPart('action')
  const isBusy = action?.step === 'busy' && action.kind === 'save'
  return (
    <Button
      aria-disabled={save.step === 'saved' || undefined}
      busy={isBusy || save.step === 'sending'}
      busyLabel="Saving..."
      className={save.step === 'saved' ? 'w-full opacity-50' : 'w-full'}
      onClick={() => save.step !== 'saved' && void actions.save()}
    >
      Save changes
    </Button>
  )
}

function SaveWords({ state }: { state: EditorState }) {
  const isOffline = useNetwork() === 'offline'
  const words = isOffline && state.save.step !== 'saved' ? OFFLINE : saveWords(state)
  const isBad = state.save.step === 'failed' || state.save.step === 'conflict' || !state.isKept
  return (
    <p role="status" className={isBad ? 'text-small font-semibold text-danger' : 'text-small text-text-2'}>
      {words}
    </p>
  )
}

const OFFLINE = "You're offline. What you typed is saved on this phone."

/** SELL-11: where what was typed is safe. */
function saveWords({ form, listing, save, isKept }: EditorState): string {
  if (!isKept) return "This browser can't store your draft. Keep this page open until it is saved."
  const open = unfinishedFields(form, listing ? toForm(listing) : EMPTY_FORM).filter(
    (field) => field !== 'name',
  )
  switch (save.step) {
    case 'saved':
      if (!listing) return 'Write a title to save your draft.'
      return save.at === null ? 'No changes yet.' : 'Saved.'
    case 'sending':
      return 'Saving...'
    case 'waiting':
      return "You're offline. What you typed is saved on this phone, and we'll keep trying."
    case 'failed':
      return save.message
    case 'conflict':
      return 'Someone else changed this product too. Choose what to keep.'
    case 'typed':
      if (!listing && form.name.trim() === '') return 'Write a title to save your draft.'
      if (open.length > 0)
        return `Saved on this phone. Finish this first: ${open.map((one) => FORM_FIELDS[one]).join(', ')}.`
      return savesItself(listing) ? 'Saving...' : 'Save to show shoppers your changes.'
  }
}
