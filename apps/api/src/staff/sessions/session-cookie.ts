import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** ADMIN-04: no script can read it, no other site can send it, and no other name of the host can set it. */
const NAME = '__Host-staff'
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const
const TOKEN_BYTES = 32

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Only the hash is stored: who reads the database cannot sign in. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const setSessionCookie = (c: Context, token: string): void => setCookie(c, NAME, token, OPTIONS)

export const readSessionCookie = (c: Context): string | null => getCookie(c, NAME) ?? null

export const dropSessionCookie = (c: Context): void => {
  deleteCookie(c, NAME, OPTIONS)
}
