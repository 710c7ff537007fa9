import type { UploadedFile } from '@ahia/contracts/media'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

const KEY = 'shop-profile-draft'

/** What was typed so far, by field name, and the uploaded logo. */
export type StoredProfile = { texts: Readonly<Record<string, string>>; logo: UploadedFile | null }

const NOTHING: StoredProfile = { texts: {}, logo: null }

/** MERCH-01: stored for this tab only, so that a reload does not lose a long form. */
export function keepProfile(stored: StoredProfile): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {} // blocked or full: then a reload starts this step again
}

export function forgetProfile(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

export function readProfile(): StoredProfile {
  try {
    const { texts, logo } = fieldsOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    const known = Object.entries(fieldsOf(texts)).filter((pair): pair is [string, string] => isText(pair[1]))
    return { texts: Object.fromEntries(known), logo: toLogo(logo) }
  } catch {
    return NOTHING // any script can write to browser storage
  }
}

/** Keeps what somebody has typed before the scripts loaded. */
export function fillIn(form: HTMLFormElement | null, texts: StoredProfile['texts']): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form?.elements.namedItem(name)
    if (isField(field) && field.value === '') field.value = text
  }
}

const isField = (found: unknown): found is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement

function toLogo(stored: unknown): UploadedFile | null {
  const { key, url, width, height } = fieldsOf(stored)
  if (!isText(key) || !isText(url) || !url.startsWith('/media/')) return null
  return { key, url, width: Number(width), height: Number(height) }
}
