import { Button } from '@ahia/ui/button'
import type { PendingPicture } from '../../pictures/upload-queue.ts'
import { useEditor } from '../editor-context.ts'
import { IconButton } from './row-buttons.tsx'

/** A picture on its way to the server. Its own file is shown, so that nobody waits to see it. */
export function PendingTile({ picture }: { picture: PendingPicture }) {
  const { uploads } = useEditor()
  const { id, url, step, share } = picture
  return (
    <li className="grid gap-1">
      <div className="relative">
        <img src={url} alt="" className="aspect-square w-full rounded-control object-cover opacity-60" />
        {step !== 'failed' && (
          <progress
            aria-label="Uploading the picture"
            max={1}
            value={share}
            className="absolute inset-x-2 bottom-2 h-2 w-[calc(100%-1rem)] accent-brand"
          />
        )}
      </div>
      <div className="flex items-center justify-between">
        {step === 'failed' ? (
          <Button look="outline" className="min-w-0 px-3 text-small" onClick={() => uploads.retry(id)}>
            Try again
          </Button>
        ) : (
          <p className="px-1 text-small text-text-2 tabular-nums">
            {step === 'waiting' ? 'Waiting' : `${Math.round(share * 100)}%`}
          </p>
        )}
        <IconButton name="trash" label="Remove this picture" onClick={() => uploads.remove(id)} />
      </div>
    </li>
  )
}
