import { buttonClass } from '@ahia/ui/button'
import { useId, useState } from 'react'

type Detector = { detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]> }
declare const BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined

/** Reads a QR from a photo where the browser can; elsewhere the digits are typed. */
export function ScanButton({ onRead }: { onRead: (text: string) => void }) {
  const id = useId()
  const [message, setMessage] = useState<string | null>(null)
  if (typeof BarcodeDetector === 'undefined') return null
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = await readQr(file).catch(() => null)
    setMessage(text === null ? 'We found no QR in that photo. Try again, or type the digits.' : null)
    if (text !== null) onRead(text)
  }
  return (
    <div>
      <label
        htmlFor={id}
        className={`${buttonClass('outline')} w-full cursor-pointer has-focus-visible:outline-3`}
      >
        Scan the customer's QR
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      {message && (
        <p role="alert" className="mt-2 text-small font-semibold text-danger">
          {message}
        </p>
      )}
    </div>
  )
}

async function readQr(file: File): Promise<string | null> {
  if (typeof BarcodeDetector === 'undefined') return null
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(await createImageBitmap(file))
  return found[0]?.rawValue ?? null
}
