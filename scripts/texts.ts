// Prints every text a shopper or merchant may read, by file, so that all of them can be read through in one sitting.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTexts } from './texts/list-texts.ts'

const ROOT = join(import.meta.dirname, '..')
const SHOWN = [
  'apps/{storefront,seller}/app/**/*.{ts,tsx}',
  'packages/{ui,web}/src/**/*.{ts,tsx,js}',
  'packages/reference/src/*.ts',
]
// Of the api: its emails, the messages of its errors, what the assistant knows, and the contracts' own messages.
const SENT = [
  'apps/api/src/**/{*-,}emails.ts',
  'apps/api/src/**/*-email.ts',
  'apps/api/src/**/*.errors.ts',
  'apps/api/src/assistant/facts/*.ts',
  'packages/contracts/src/**/*.ts',
]

const isSentence = (text: string): boolean => text.trim().includes(' ')

function printTexts(patterns: readonly string[], isPrinted: (text: string) => boolean): number {
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  const lines = files.toSorted().flatMap((file) =>
    listTexts(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(isPrinted)
      .map((text) => `${file}: ${text}`),
  )
  for (const line of lines) console.log(line)
  return lines.length
}

const count = printTexts(SHOWN, () => true) + printTexts(SENT, isSentence)
// Reading nothing must not look like having nothing to say.
if (count === 0) {
  console.error('texts: no text was found')
  process.exitCode = 1
}
