import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/
const WORTH_IT_BYTES = 512

/** Puts a .br and a .gz beside every text file, as small as they get: done once, paid for by nobody's wait. */
export async function precompress(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((entry) => compressOne(path.join(entry.parentPath, entry.name))))
}

async function compressOne(file: string): Promise<void> {
  const content = await fs.readFile(file)
  if (content.length < WORTH_IT_BYTES) return
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
  await fs.writeFile(`${file}.br`, await brotli(content, { params }))
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
}
