// Prints every text that a shopper, a merchant or the team may read, by file, so that all of them can be read in one sitting.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTexts } from './texts/list-texts.ts'

const ROOT = join(import.meta.dirname, '..')
const SHOWN = [
  'apps/{storefront,seller,admin}/app/**/*.{ts,tsx}',
  'packages/{ui,web}/src/**/*.{ts,tsx,js}',
  'packages/reference/src/*.ts',
  'packages/reference/src/staff/*.ts',
  'packages/reference/src/data-map/{consents,receivers,topics}.ts',
  'packages/rules/src/**/*.ts',
]
// Of the api: its emails and documents, the messages of its errors, what the assistant says, and the contracts' own messages.
const SENT = [
  'apps/api/src/**/{*-,}emails.ts',
  'apps/api/src/**/*-email.ts',
  'apps/api/src/**/*.errors.ts',
  'apps/api/src/assistant/**/*.ts',
  'apps/api/src/**/receipt/*.ts',
  'apps/api/src/platform/http/input/issue-words.ts',
  'packages/contracts/src/**/*.ts',
]

const isSentence = (text: string): boolean => text.trim().includes(' ')

function printTexts(patterns: readonly string[], isPrinted: (text: string) => boolean): number {
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  const ofFiles = files.toSorted().map((file) => ({
    file,
    texts: listTexts(file, readFileSync(join(ROOT, file), 'utf8')).filter(isPrinted),
  }))
  for (const { file, texts } of ofFiles)
    if (texts.length > 0) console.log([file, ...texts.map((text) => `  ${text}`)].join('\n'))
  return ofFiles.reduce((sum, { texts }) => sum + texts.length, 0)
}

const count = printTexts(SHOWN, () => true) + printTexts(SENT, isSentence)
// Reading nothing must not look like having nothing to say.
if (count === 0) {
  console.error('texts: no text was found')
  process.exitCode = 1
}
