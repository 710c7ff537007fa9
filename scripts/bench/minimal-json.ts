// The limit of plain HTTP: the same 6 kB each time.
import { serveMinimal } from './serve-minimal.ts'

const BYTES = 6_000

const empty = JSON.stringify({ text: '' })
const body = JSON.stringify({ text: 'x'.repeat(BYTES - empty.length) })
serveMinimal(() => body)
