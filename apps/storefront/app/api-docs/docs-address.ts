import { API_PATH } from '@ahia/contracts/api-path'

export const DOCS_PATH = `${API_PATH}/docs`

export const tagSearch = (tag: string): string => `?tag=${encodeURIComponent(tag)}`
