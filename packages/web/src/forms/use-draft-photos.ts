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
  const chosen = useRef(photos)
  const adding = useRef(Promise.resolve())
  const put = (next: readonly DraftPhoto[]) => {
    chosen.current = next
    setPhotos(next)
  }
  useEffect(
    () => () => {
      for (const { url } of chosen.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const addAll = async (files: readonly File[]) => {
    const free = max - chosen.current.length
    setError(files.length > free ? `You can add ${max} photos.` : null)
    for (const file of files.slice(0, free)) {
      try {
        const blob = await shrink(file)
        put([...chosen.current, { blob, url: URL.createObjectURL(blob) }])
      } catch (failure) {
        setError(messageOf(failure, `${file.name} can't be read. Choose another photo.`))
      }
    }
  }
  const add = (files: readonly File[]) => {
    adding.current = adding.current.then(() => addAll(files))
  }
  const remove = (photo: DraftPhoto) => {
    URL.revokeObjectURL(photo.url)
    setError(null)
    put(chosen.current.filter((one) => one !== photo))
  }
  /** The keys of the uploaded photos. Waits for those that are still made small: on a cheap phone that takes seconds. */
  const upload = async (): Promise<string[]> => {
    await adding.current
    const of = chosen.current
    if (of.length === 0) return []
    if (uploaded.current?.of !== of) {
      uploaded.current = { of, keys: await send(of.map(({ blob }) => blob)) }
    }
    return uploaded.current.keys
  }
  const clear = () => {
    for (const { url } of chosen.current) URL.revokeObjectURL(url)
    setError(null)
    put([])
  }
  return { photos, error, max, add, remove, upload, clear }
}

export type DraftPhotos = ReturnType<typeof useDraftPhotos>
