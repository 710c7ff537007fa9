import { ApiError, fromErrorAnswer, noResponse } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import { type UploadedFile, updateLogo } from '@ahia/contracts/media'
import { shopSession } from '@ahia/shop-session/shop-session'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

const NOT_SIGNED_IN = 401

type SendLogoOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/** API-29: uploads a logo as the shop, and reports the progress from 0 to 1. */
export async function sendLogo(logo: Blob, sending: SendLogoOptions): Promise<UploadedFile> {
  const token = shopSession.token()
  try {
    return await post(logo, token, sending)
  } catch (error) {
    const isOld = error instanceof ApiError && error.status === NOT_SIGNED_IN && token !== null
    if (!isOld || (await shopSession.renew(token)) !== 'again') throw error
    return post(logo, shopSession.token(), sending)
  }
}

// Not with fetch, which does not report upload progress.
const post = (logo: Blob, token: string | null, { onProgress, signal }: SendLogoOptions) =>
  new Promise<UploadedFile>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(updateLogo.method, API_PATH + updateLogo.path)
    request.timeout = updateLogo.timeoutMs
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => {
      const file = fileIn(request.response)
      if (request.status === 200 && file) resolve(file)
      else reject(fromErrorAnswer(request.status, request.response))
    }
    request.onerror = () => reject(noResponse(null))
    request.ontimeout = () => reject(noResponse(null))
    request.onabort = () => reject(signal.reason)
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append(updateLogo.files.field, logo, logo.type === 'image/png' ? 'logo.png' : 'logo.jpg')
    request.send(body)
  })

function fileIn(answer: unknown): UploadedFile | null {
  const { key, url, width, height } = fieldsOf(fieldsOf(fieldsOf(answer).data).file)
  if (!isText(key) || !isText(url)) return null
  return { key, url, width: Number(width), height: Number(height) }
}
