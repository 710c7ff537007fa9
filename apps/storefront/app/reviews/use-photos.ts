import { messageOf } from '@ahia/contracts/api-error'
import { MAX_REVIEW_PHOTOS } from '@ahia/contracts/limits'
import { uploadReviewPhotos } from '@ahia/contracts/media'
import { useEffect, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A photo to send, and its address in this browser. */
export type DraftPhoto = { blob: Blob; url: string }

/** WIN-38: the photos of a review that is being written. They are uploaded once, however often sending is tried. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>([])
  const [error, setError] = useState<string | null>(null)
  const uploaded = useRef<{ of: readonly DraftPhoto[]; keys: string[] } | null>(null)
  const shown = useRef(photos)
  shown.current = photos
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const add = async (files: readonly File[]) => {
    const free = MAX_REVIEW_PHOTOS - photos.length
    setError(files.length > free ? `You can add ${MAX_REVIEW_PHOTOS} photos.` : null)
    for (const file of files.slice(0, free)) {
      try {
        const blob = await shrinkPhoto(file)
        setPhotos((before) => [...before, { blob, url: URL.createObjectURL(blob) }])
      } catch (failure) {
        setError(messageOf(failure, `${file.name} can't be read. Choose another photo.`))
      }
    }
  }
  const remove = (photo: DraftPhoto) => {
    URL.revokeObjectURL(photo.url)
    setError(null)
    setPhotos((before) => before.filter((one) => one !== photo))
  }
  /** The keys of the uploaded photos. */
  const upload = async (): Promise<string[]> => {
    if (photos.length === 0) return []
    if (uploaded.current?.of !== photos) {
      const { files } = await call(uploadReviewPhotos, {}, { files: photos.map(({ blob }) => blob) })
      uploaded.current = { of: photos, keys: files.map(({ key }) => key) }
    }
    return uploaded.current.keys
  }
  return { photos, error, add: (files: readonly File[]) => void add(files), remove, upload }
}
