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
// Of the API: what the assistant says, and the contracts' own messages.
const SENT = [
  'apps/api/src/assistant/**/*.ts',
  'apps/api/src/platform/http/input/issue-words.ts',
  'apps/api/src/worklist/rates/rate-words.rules.ts',
  'packages/contracts/src/**/*.ts',
]
// Anywhere else in the API: emails, documents, and the messages of errors.
const API = ['apps/api/src/!(assistant)/**/*.ts']
const HAS_TEXTS = /\b(?:paragraphs|footnote|DomainError|badField|stepRefused|drawReceipt)\b|Sold by/

const isSentence = (text: string): boolean => text.trim().includes(' ')

type Printed = {
  files: readonly string[]
  isTextFile?: (source: string) => boolean
  isPrinted?: (text: string) => boolean
}

function printTexts({ files, isTextFile = () => true, isPrinted = () => true }: Printed): number {
  const ofFiles = globSync(files, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ source }) => isTextFile(source))
    .map(({ file, source }) => ({ file, texts: listTexts(file, source).filter(isPrinted) }))
  for (const { file, texts } of ofFiles)
    if (texts.length > 0) console.log([file, ...texts.map((text) => `  ${text}`)].join('\n'))
  return ofFiles.reduce((sum, { texts }) => sum + texts.length, 0)
}

const count =
  printTexts({ files: SHOWN }) +
  printTexts({ files: SENT, isPrinted: isSentence }) +
  printTexts({ files: API, isTextFile: (source) => HAS_TEXTS.test(source), isPrinted: isSentence })
// Reading nothing must not look like having nothing to say.
if (count === 0) {
  console.error('texts: no text was found')
  process.exitCode = 1
}
