import { messageOf } from '@ahia/contracts/api-error'
import { buttonClass } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { useId, useState } from 'react'

type PhotoFieldProps = { photo: Blob | null; onChange: (photo: Blob | null) => void }

/** SELL-31: optional. It is made small at once, so that a file that is no picture is said before the hand-over. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const id = useId()
  const [message, setMessage] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setMessage(null)
    try {
      const { shrinkPicture } = await import('#pictures/shrink-picture.ts')
      onChange(await shrinkPicture(file))
    } catch (error) {
      onChange(null)
      setMessage(messageOf(error, "We couldn't read this photo. Try another one."))
    }
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className={`${buttonClass('outline')} cursor-pointer has-focus-visible:outline-3`}>
        <Icon name={photo ? 'check' : 'plus'} className="size-5" />
        {photo ? 'Photo added. Take another' : 'Add a photo'}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {message && (
        <p role="alert" className="text-small font-semibold text-danger">
          {message}
        </p>
      )}
      <p className="text-small text-text-2">Only you and the customer can see it.</p>
    </div>
  )
}
