const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*) *$/i

/** The token of an Authorization header; null when there is none that could be ours. */
export const bearerOf = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null
