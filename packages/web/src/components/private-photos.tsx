import { Button } from '@ahia/ui/button'
import { useState } from 'react'
import { useAttempt } from '../forms/use-attempt.ts'
import { AttemptFailure } from './attempt-failure.tsx'

type PrivatePhotosProps = {
  count: number
  /** Of whom, as the end of 'Photo 1 of …'. */
  of: string
  /** One of them, in base64 (AVIF). */
  load: (place: number, signal: AbortSignal) => Promise<string>
}

/** Photos that have no address of their own, loaded on a tap to save data. */
export function PrivatePhotos({ count, of, load }: PrivatePhotosProps) {
  const [photos, setPhotos] = useState<readonly string[]>([])
  const attempt = useAttempt("We couldn't load the photos.")
  const loadAll = () =>
    attempt.run(async (signal) => {
      const all: string[] = []
      for (let place = 0; place < count; place += 1) all.push(await load(place, signal))
      setPhotos(all)
    })
  if (count === 0) return null
  if (photos.length === 0)
    return (
      <div className="grid gap-2">
        <Button
          look="outline"
          className="justify-self-start"
          busy={attempt.state.step === 'busy'}
          busyLabel="Loading..."
          onClick={loadAll}
        >
          {count === 1 ? 'See the photo' : `See ${count} photos`}
        </Button>
        <AttemptFailure attempt={attempt} />
      </div>
    )
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {photos.map((photo, at) => (
        <li key={photo.slice(-60)}>
          <img
            src={`data:image/avif;base64,${photo}`}
            alt={`${at + 1} of ${count} from ${of}`}
            width={960}
            height={960}
            className="h-auto w-full rounded-control border border-border"
          />
        </li>
      ))}
    </ul>
  )
}
