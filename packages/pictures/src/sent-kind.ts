export type SentKind = 'jpeg' | 'png' | 'webp'

type FileSignature = { at: number; bytes: Buffer }

const mark = (at: number, text: string): FileSignature => ({ at, bytes: Buffer.from(text, 'latin1') })

const MARKS = {
  jpeg: [mark(0, '\xff\xd8\xff')],
  png: [mark(0, '\x89PNG\r\n\x1a\n')],
  webp: [mark(0, 'RIFF'), mark(8, 'WEBP')],
} as const satisfies Record<SentKind, readonly FileSignature[]>

const KINDS = ['jpeg', 'png', 'webp'] as const satisfies readonly SentKind[]

/** T12: detects a file's type by its first bytes; its name and declared type are not trusted. */
export const sentKind = (bytes: Buffer): SentKind | null =>
  KINDS.find((kind) =>
    MARKS[kind].every(({ at, bytes: wanted }) => wanted.equals(bytes.subarray(at, at + wanted.length))),
  ) ?? null
