import { crc32 } from 'node:zlib'

export type ZipFile = { name: string; bytes: Uint8Array }

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980: the same files are always the same bytes. */
const DATE = 0x21
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22

/** A ZIP of files as they are: pictures and PDFs are compressed already. */
export function writeZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const file = { name: Buffer.from(name), bytes, crc: crc32(bytes), at }
    const part = Buffer.concat([localHead(file), file.name, bytes])
    directory.push(centralHead(file), file.name)
    parts.push(part)
    at += part.length
  }
  const list = Buffer.concat(directory)
  return Buffer.concat([...parts, list, endOf(files.length, list.length, at)])
}

type Stored = { name: Buffer; bytes: Uint8Array; crc: number; at: number }

function localHead(file: Stored): Buffer {
  const head = Buffer.alloc(LOCAL_BYTES)
  head.writeUInt32LE(LOCAL, 0)
  head.writeUInt16LE(VERSION, 4)
  writeFacts(head, file, 6)
  return head
}

function centralHead(file: Stored): Buffer {
  const head = Buffer.alloc(CENTRAL_BYTES)
  head.writeUInt32LE(CENTRAL, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(VERSION, 6)
  writeFacts(head, file, 8)
  head.writeUInt32LE(file.at, 42)
  return head
}

/** Flags, no compression, time, date, checksum, both sizes and the length of the name. */
function writeFacts(head: Buffer, { name, bytes, crc }: Stored, from: number): void {
  head.writeUInt16LE(FLAGS, from)
  head.writeUInt16LE(DATE, from + 6)
  head.writeUInt32LE(crc, from + 8)
  head.writeUInt32LE(bytes.length, from + 12)
  head.writeUInt32LE(bytes.length, from + 16)
  head.writeUInt16LE(name.length, from + 20)
}

function endOf(count: number, listBytes: number, listAt: number): Buffer {
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listBytes, 12)
  end.writeUInt32LE(listAt, 16)
  return end
}
