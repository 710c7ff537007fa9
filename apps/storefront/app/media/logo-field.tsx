import type { UploadedFile } from '@ahia/contracts/media'
import { Button } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { Avatar } from '#pictures/avatar.tsx'
import { LogoProgress } from './logo-progress.tsx'
import { MAX_MEGABYTES, PICTURE_TYPES } from './open-picture.ts'
import { useLogo } from './use-logo.ts'

export type LogoFieldProps = {
  /** The uploaded logo. */
  logo: UploadedFile | null
  onSent: (file: UploadedFile) => void
  /** Called when an upload starts and when it ends. */
  onUnderWay: (isUnderWay: boolean) => void
  /** The error: missing or rejected. */
  error: string | null
}

/** MERCH-03: the shop's logo, chosen, cropped to a square and uploaded before the rest of the profile. */
export function LogoField({ logo, onSent, onUnderWay, error }: LogoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, CropDialog, choose, send, cancel } = useLogo((file) => {
    onSent(file)
    input.current?.focus() // the element that had the focus is gone
  })
  const isUnderWay = state.step === 'sending'
  const notify = useRef(onUnderWay)
  notify.current = onUnderWay
  useEffect(() => notify.current(isUnderWay), [isUnderWay])
  const shownError = state.step === 'idle' && state.error !== null ? state.error : error

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) choose(file)
    target.value = '' // the same file can be chosen again
  }
  const stop = () => {
    cancel()
    input.current?.focus()
  }
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold">
        Logo{' '}
        <span aria-hidden="true" className="text-danger">
          *
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {logo ? (
          <Avatar
            picture={logo.url}
            name=""
            sizes="80px"
            loading="eager"
            className="block size-20 rounded-card border border-border"
          />
        ) : (
          <span className="grid size-20 place-items-center rounded-card border border-dashed border-border-strong text-text-3">
            <Icon name="shop" className="size-8" />
          </span>
        )}
        <label className="relative inline-grid min-h-12 cursor-pointer place-items-center rounded-control border border-border-strong bg-surface px-5 py-2 font-semibold hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          {logo ? 'Change logo' : 'Choose a logo'}
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join()}
            required
            onChange={take}
            aria-label={logo ? 'Logo: change it' : 'Logo: choose a picture'}
            aria-invalid={shownError !== null || undefined}
            aria-describedby={`${id}-hint${shownError === null ? '' : ` ${id}-error`}`}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
      </div>
      <p id={`${id}-hint`} className="text-small text-text-3">
        JPEG, PNG or WebP, up to {MAX_MEGABYTES} MB. You can crop it next.
      </p>
      <p role="status" className="sr-only">
        {logo && state.step === 'idle' ? 'Your logo is saved.' : ''}
      </p>
      {shownError !== null && (
        <p
          id={`${id}-error`}
          role={state.step === 'idle' && state.error !== null ? 'alert' : undefined}
          className="flex items-center gap-1.5 text-small font-semibold text-danger"
        >
          <Icon name="alert" className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{shownError}</span>
        </p>
      )}
      {state.step === 'sending' && <LogoProgress cut={state.cut} share={state.share} onCancel={stop} />}
      {state.step === 'failed' && (
        <div role="alert" className="grid gap-2 rounded-card bg-danger-soft p-4">
          <p className="font-semibold text-danger">{state.message}</p>
          <p>Your picture is still here.</p>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={() => send(state.cut)}>
              Upload again
            </Button>
            <Button look="ghost" onClick={stop}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {CropDialog && (
        <CropDialog picture={state.step === 'cropping' ? state.picture : null} onCut={send} onCancel={stop} />
      )}
    </div>
  )
}
