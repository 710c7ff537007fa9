import fs from 'node:fs'
import path from 'node:path'
import { MAX_FILE_BYTES } from '@ahia/contracts/limits'
import { type HostileFile, hostileFiles, PAYLOAD } from '@ahia/testing/hostile-files'
import { pngChunk, pngFile } from '@ahia/testing/png-file'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { makeThrowAwayFolder, removeFolder } from '@ahia/testing/throw-away-folder'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { becomeMerchant, UPLOADS_AN_HOUR } from './support/merchants.ts'
import { type Answered, sendFile } from './support/send-file.ts'
import { type Memory, watchMemory } from './support/watch-memory.ts'

// R19: memory of each process, and time of each file.
const MAX_RSS_MB = 300
const MAX_MS = 2_000
/** For large harmless files: each upload slot holds up to 5 MB in the server's memory until the file is processed. */
const MAX_LARGE_RSS_MB = 450
/** The product's number of upload slots. */
const CROWD = 12

const SIZE = { width: 6_400, height: 6_100 }
const SPACE_BYTES = MAX_FILE_BYTES - pngFile(SIZE).length - 1024

/** As many bytes, and nearly as many pixels, as a file may have. */
const LARGEST: HostileFile = {
  title: 'the largest picture there may be',
  name: 'largest.png',
  make: () => pngFile(SIZE, [pngChunk('tEXt', Buffer.alloc(SPACE_BYTES, PAYLOAD))]),
  fate: 'taken',
}

/** The pictures that `npm start` has made: making them again would distort the measurement. */
const MADE_PICTURES = path.resolve(import.meta.dirname, '../.data/media')

export const proof: Proof = {
  name: 'uploads',
  promise: 'R19: hostile files are refused or made harmless, one by one and many at once, in bounded memory',
  run: async () => {
    const folder = makeThrowAwayFolder()
    const mediaDir = path.join(folder, 'a/b/media')
    fs.mkdirSync(mediaDir, { recursive: true })
    if (fs.existsSync(MADE_PICTURES)) fs.cpSync(MADE_PICTURES, mediaDir, { recursive: true })
    const postgres = await startThrowAwayPostgres({})
    const product = startProduct({
      DATABASE_URL: await postgres.createDatabase('market'),
      DEMO_MARKET: 'false',
      MEDIA_DIR: mediaDir,
      TRUST_PROXY_HOPS: '1',
      BROWSE_LIMIT_PER_MINUTE: '1000000000',
    })
    try {
      return await attack(product, { folder, mediaDir })
    } finally {
      await product.stop()
      await postgres.stop()
      removeFolder(folder)
    }
  },
}

type Places = { folder: string; mediaDir: string }
type Tried = { file: HostileFile; answered: Answered }

async function attack(product: Product, { folder, mediaDir }: Places): Promise<ProofResult> {
  const origin = await product.opened()
  const known = new Set(listFiles(folder))
  const merchants = Math.ceil((2 * hostileFiles.length + CROWD) / UPLOADS_AN_HOUR)
  const tokens: string[] = []
  for (let one = 0; one < merchants; one += 1) tokens.push(await becomeMerchant(origin, one))
  let sent = 0
  const send = async (file: HostileFile, bytes: Buffer): Promise<Tried> => {
    const token = tokens[sent++ % tokens.length] ?? ''
    const address = `203.0.113.${1 + (sent % CROWD)}`
    return { file, answered: await sendFile({ origin, address, token, name: file.name, bytes }) }
  }

  const watch = watchMemory(product.pid)
  try {
    const alone: Tried[] = []
    for (const file of hostileFiles) alone.push(await send(file, file.make()))
    const crowded = await sendInCrowds(send)
    const memory = { ...watch.memory }
    const large = await sendLargest(send)
    const written = listFiles(folder).filter((name) => !known.has(name))
    return judge({ alone, crowded, large, memory, largeMemory: watch.memory, written, mediaDir })
  } finally {
    watch.stop()
  }
}

type Send = (file: HostileFile, bytes: Buffer) => Promise<Tried>

async function sendLargest(send: Send): Promise<Tried[]> {
  const bytes = LARGEST.make()
  return Promise.all(Array.from({ length: CROWD }, () => send(LARGEST, bytes)))
}

async function sendInCrowds(send: Send): Promise<Tried[]> {
  const tried: Tried[] = []
  for (let at = 0; at < hostileFiles.length; at += CROWD) {
    const crowd = hostileFiles.slice(at, at + CROWD).map((file) => ({ file, bytes: file.make() }))
    tried.push(...(await Promise.all(crowd.map(({ file, bytes }) => send(file, bytes)))))
  }
  return tried
}

type Outcome = {
  alone: Tried[]
  crowded: Tried[]
  large: Tried[]
  memory: Memory
  largeMemory: Memory
  written: string[]
  mediaDir: string
}

const STATUS = { refused: 422, taken: 200 } as const satisfies Record<HostileFile['fate'], number>

function judge({ alone, crowded, large, memory, largeMemory, written, mediaDir }: Outcome): ProofResult {
  const all = [...alone, ...crowded, ...large]
  const wrong = all.filter(({ file, answered }) => answered.status !== STATUS[file.fate])
  const slowest = Math.round(Math.max(...alone.map(({ answered }) => answered.ms)))
  const outside = written.filter((name) => !name.startsWith(mediaDir + path.sep))
  const carriers = written.filter((name) => fs.readFileSync(name).includes(PAYLOAD))
  const [first] = wrong
  const options = first
    ? `${first.file.title}: ${first.answered.status} ${first.answered.body.slice(0, 200)}`
    : ''
  return {
    figures:
      `${hostileFiles.length} files, alone and ${CROWD} at once, and ${CROWD} of the largest: ` +
      `${all.length - wrong.length} of ${all.length} as they should be; slowest alone ${slowest} ms; ` +
      `RSS ${inMb(memory.rest)} → ${inMb(memory.peak)} MB, of the process that opens pictures up to ${inMb(memory.besidePeak)} MB; ` +
      `with ${CROWD} of the largest ${inMb(largeMemory.peak)} and ${inMb(largeMemory.besidePeak)} MB; ` +
      `${written.length} files written, ${outside.length} outside the folder`,
    faults: brokenOf({
      [`each is refused or taken as it should be (first other: ${options})`]: wrong.length === 0,
      [`each is answered within ${MAX_MS} ms`]: slowest <= MAX_MS,
      [`the memory of the market stays below ${MAX_RSS_MB} MB`]: memory.peak < MAX_RSS_MB,
      [`pictures are opened in a process of its own, below ${MAX_RSS_MB} MB too`]:
        memory.besidePeak > 0 && largeMemory.besidePeak < MAX_RSS_MB,
      [`it stays below ${MAX_LARGE_RSS_MB} MB when all places are taken by the largest pictures`]:
        largeMemory.peak < MAX_LARGE_RSS_MB,
      [`nothing is written outside the folder (first: ${outside[0]})`]: outside.length === 0,
      [`nothing that was kept carries the payload (first: ${carriers[0]})`]: carriers.length === 0,
    }),
  }
}

const inMb = (megabytes: number): number => Math.round(megabytes)

const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
