import { buttonClass } from '@ahia/ui/button'
import { useId, useState } from 'react'

type Detector = { detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]> }
declare const BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined

type ScanButtonProps = { label: string; formats: readonly string[]; onRead: (text: string) => void }

/** Reads a QR or barcode from a photo where the browser can; elsewhere there is nothing, and people type. */
export function ScanButton({ label, formats, onRead }: ScanButtonProps) {
  const id = useId()
  const [message, setMessage] = useState<string | null>(null)
  if (typeof BarcodeDetector === 'undefined') return null
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = await readCode(file, formats).catch(() => null)
    setMessage(text === null ? 'We found no code in that photo. Move closer and try again.' : null)
    if (text !== null) onRead(text)
  }
  return (
    <div>
      <label
        htmlFor={id}
        className={`${buttonClass('outline')} w-full cursor-pointer has-focus-visible:outline-3`}
      >
        {label}
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

async function readCode(file: File, formats: readonly string[]): Promise<string | null> {
  if (typeof BarcodeDetector === 'undefined') return null
  const found = await new BarcodeDetector({ formats: [...formats] }).detect(await createImageBitmap(file))
  return found[0]?.rawValue ?? null
}
