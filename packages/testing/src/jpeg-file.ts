const START_BYTES = 2
const PART_BYTES = 65_000

const base64 = (text: string): Buffer => Buffer.from(text, 'base64')

/** 24 × 16 pixels each. */
export const JPEG = base64(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAEC/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAUABv/EABgRAQADAQAAAAAAAAAAAAAAAAADBDJB/9oADAMBAAIRAxEAPwDIA4dR4oCa6DD/2Q==',
)
export const CMYK_JPEG = base64(
  '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/8AAFAgAEAAYBEMRAE0RAFkRAEsRAP/EABkAAAMBAQEAAAAAAAAAAAAAAAQFBgIDB//EAB0QAAEDBQEAAAAAAAAAAAAAAAABAzECBTIzcQb/2gAOBEMATQBZAEsAAD8ABdyLMjUkslgeee3Jww7rXgWxIhu2RSkRddlR0rCbbCHnzuRdACSNVgeee3Jww7rXgWxIhu2RSkRddlR0rCbbCH//2Q==',
)

/** With more segments, right behind its beginning. */
export const jpegWith = (...segments: Buffer[]): Buffer =>
  Buffer.concat([JPEG.subarray(0, START_BYTES), ...segments, JPEG.subarray(START_BYTES)])

export function jpegSegment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

export const jpegComment = (text: string): Buffer => jpegSegment(0xfe, Buffer.from(text))

/** A colour profile, in as many parts as it takes. */
export function jpegProfile(profile: Buffer): Buffer[] {
  const parts = Math.ceil(profile.length / PART_BYTES)
  return Array.from({ length: parts }, (_, at) => {
    const head = Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.from([at + 1, parts])])
    return jpegSegment(0xe2, Buffer.concat([head, profile.subarray(at * PART_BYTES, (at + 1) * PART_BYTES)]))
  })
}

const LONG = 4
const ASCII = 2
const SHORT = 3

/** Where the picture was taken, who took it, and which way is up. */
function exif({ orientation, artist }: { orientation: number; artist: string }): Buffer {
  const text = Buffer.from(`${artist}\0`, 'latin1')
  const gpsAt = 8 + 2 + 3 * 12 + 4
  const textAt = gpsAt + 2 + 12 + 4
  const entries = [
    entry(0x0112, SHORT, 1, orientation << 16),
    entry(0x013b, ASCII, text.length, textAt),
    entry(0x8825, LONG, 1, gpsAt),
  ]
  const gps = entry(0x0001, ASCII, 2, Buffer.from('N\0\0\0', 'latin1').readUInt32BE())
  return Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    ...[count(entries.length), ...entries, Buffer.alloc(4), count(1), gps, Buffer.alloc(4), text],
  ])
}

export const jpegExif = (written: { orientation: number; artist: string }): Buffer =>
  jpegSegment(0xe1, exif(written))

function count(entries: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(entries)
  return bytes
}

function entry(tag: number, type: number, values: number, value: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16BE(tag, 0)
  bytes.writeUInt16BE(type, 2)
  bytes.writeUInt32BE(values, 4)
  bytes.writeUInt32BE(value, 8)
  return bytes
}
