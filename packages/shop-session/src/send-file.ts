import { ApiError, fromErrorAnswer, noResponse } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import type { UploadedFile } from '@ahia/contracts/media'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { shopSession } from './shop-session.ts'

const NOT_SIGNED_IN = 401

type FileEndpoint = { method: string; path: string; timeoutMs: number; files: { field: string } }

export type SendFileOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/** Uploads one picture as the shop, and reports the progress from 0 to 1. */
export async function sendFile(
  endpoint: FileEndpoint,
  file: Blob,
  sending: SendFileOptions,
): Promise<UploadedFile> {
  const token = shopSession.token()
  try {
    return await post(endpoint, file, token, sending)
  } catch (error) {
    const isOld = error instanceof ApiError && error.status === NOT_SIGNED_IN && token !== null
    if (!isOld || (await shopSession.renew(token)) !== 'again') throw error
    return post(endpoint, file, shopSession.token(), sending)
  }
}

// Not with fetch, which does not report upload progress.
const post = (
  { method, path, timeoutMs, files }: FileEndpoint,
  file: Blob,
  token: string | null,
  { onProgress, signal }: SendFileOptions,
) =>
  new Promise<UploadedFile>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, API_PATH + path)
    request.timeout = timeoutMs
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => {
      const uploaded = fileIn(request.response)
      if (request.status === 200 && uploaded) resolve(uploaded)
      else reject(fromErrorAnswer(request.status, request.response))
    }
    request.onerror = () => reject(noResponse(null))
    request.ontimeout = () => reject(noResponse(null))
    request.onabort = () => reject(signal.reason)
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append(files.field, file, file.type === 'image/png' ? 'picture.png' : 'picture.jpg')
    request.send(body)
  })

/** An endpoint for one picture answers with `file`, one for several with `files`. */
function fileIn(answer: unknown): UploadedFile | null {
  const { file, files } = fieldsOf(fieldsOf(answer).data)
  const { key, url, width, height } = fieldsOf(Array.isArray(files) ? files[0] : file)
  if (!isText(key)) return null
  // A private picture has no address.
  return { key, url: isText(url) ? url : '', width: Number(width), height: Number(height) }
}
