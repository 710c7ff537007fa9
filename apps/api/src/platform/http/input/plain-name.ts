/** Control characters, and those that turn the reading direction. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const FOLDERS = /^.*[/\\]/s
const LONGEST = 60

/** The sender's file name, made safe for display; never used for anything else. */
export function plainName(sent: string | undefined): string {
  const name = (sent ?? '').replace(FOLDERS, '').replace(UNFIT, '').trim()
  if (name === '') return 'The file'
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST).toWellFormed()}…`
}
