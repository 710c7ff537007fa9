import { Writable } from 'node:stream'
import { createLog } from '#platform/log.ts'

/** One of a kind each, so that a hit says what leaked. */
export const NAME = 'Canaryname Okonkwo'
export const PHONE = '0803 999 8877'
export const STREET = 'Canarystreet 12'
export const WORDS = 'canarywords about my life'
export const EMAIL = 'canary-email@example.com'
const CANARIES = ['canaryname', '0803 999 8877', '08039998877', 'canarystreet', 'canarywords', 'canary-email']

export const leaksIn = (text: string): string[] =>
  CANARIES.filter((canary) => text.toLowerCase().includes(canary))

/** A log that can be read, with all that is ever logged. */
export function readableLog() {
  const lines: string[] = []
  const write = (line: unknown, _: unknown, done: () => void) => {
    lines.push(String(line))
    done()
  }
  const listLeaks = () =>
    lines.flatMap((line) => leaksIn(line).map((leak) => `${leak} in ${line.slice(0, 300)}`))
  return { log: createLog('debug', new Writable({ write })), lines, listLeaks }
}
