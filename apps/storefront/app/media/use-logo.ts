import { messageOf, noResponse } from '@ahia/contracts/api-error'
import type { UploadedFile } from '@ahia/contracts/media'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CropDialogProps } from './crop-dialog.tsx'
import { type OpenedPicture, openPicture } from './open-picture.ts'

const FAILED = 'Failed to upload logo'

export type LogoState =
  | { step: 'idle'; error: string | null }
  | { step: 'cropping'; picture: OpenedPicture }
  | { step: 'sending'; cut: Blob; share: number }
  | { step: 'failed'; cut: Blob; message: string }

const IDLE: LogoState = { step: 'idle', error: null }

/** MERCH-03: from a chosen file to an uploaded logo. A crop that failed to upload stays, for another try. */
export function useLogo(onSent: (file: UploadedFile) => void) {
  const [state, setState] = useState<LogoState>(IDLE)
  const [CropDialog, setCropDialog] = useState<ComponentType<CropDialogProps> | null>(null)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const choose = async (file: File) => {
    underWay.current?.abort()
    try {
      const [picture, Dialog] = await Promise.all([openPicture(file), loadCropDialog()])
      // Mount first, then open: React's Strict Mode closes a dialog that is open when it mounts.
      flushSync(() => setCropDialog(() => Dialog))
      setState({ step: 'cropping', picture })
    } catch (error) {
      setState({ step: 'idle', error: messageOf(error, FAILED) })
    }
  }
  const send = async (cut: Blob) => {
    underWay.current?.abort()
    const own = new AbortController()
    underWay.current = own
    setState({ step: 'sending', cut, share: 0 })
    try {
      const { sendLogo } = await import('./send-logo.ts')
      const onProgress = (share: number) => {
        if (!own.signal.aborted) setState({ step: 'sending', cut, share })
      }
      const file = await sendLogo(cut, { onProgress, signal: own.signal })
      if (own.signal.aborted) return
      setState(IDLE)
      onSent(file)
    } catch (error) {
      // No error after the person cancelled it or left.
      if (!own.signal.aborted) setState({ step: 'failed', cut, message: messageOf(error, FAILED) })
    }
  }
  const cancel = () => {
    underWay.current?.abort()
    setState(IDLE)
  }
  return {
    state,
    CropDialog,
    choose: (file: File) => void choose(file),
    send: (cut: Blob) => void send(cut),
    cancel,
  }
}

const loadCropDialog = () =>
  import('./crop-dialog.tsx').then(
    (script) => script.CropDialog,
    (cause: unknown) => {
      throw noResponse(cause) // ERR-02: the browser's own message is not for people
    },
  )
