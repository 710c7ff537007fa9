import { messageOf } from '@ahia/contracts/api-error'
import { useEffect, useRef, useState } from 'react'

/** A photo to send, and its address in this browser. */
export type DraftPhoto = { blob: Blob; url: string }

type Photos = {
  max: number
  /** Makes a file small enough to send. Throws, with a message for people, for what is no picture. */
  shrink: (file: File) => Promise<Blob>
  /** Returns the keys of what it has uploaded. */
  send: (photos: readonly Blob[]) => Promise<string[]>
}

/** The photos of what is being written. They are uploaded once, however often sending is tried. */
export function useDraftPhotos({ max, shrink, send }: Photos) {
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
    const free = max - photos.length
    setError(files.length > free ? `You can add ${max} photos.` : null)
    for (const file of files.slice(0, free)) {
      try {
        const blob = await shrink(file)
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
      uploaded.current = { of: photos, keys: await send(photos.map(({ blob }) => blob)) }
    }
    return uploaded.current.keys
  }
  const clear = () => {
    for (const { url } of photos) URL.revokeObjectURL(url)
    setError(null)
    setPhotos([])
  }
  return { photos, error, max, add: (files: readonly File[]) => void add(files), remove, upload, clear }
}

export type DraftPhotos = ReturnType<typeof useDraftPhotos>
