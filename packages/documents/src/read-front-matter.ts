const FRAME = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
const LINE = /^([a-z]+):\s*(.+)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

type FrontMatter = { title: string; description: string; date: string }

/** Reads title, description and date; throws when one is missing. */
export function readFrontMatter(markdown: string): { about: FrontMatter; body: string } {
  const [, head, body] = FRAME.exec(markdown.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('A document begins with its front matter')
  const text = new Map(head.split('\n').map(readLine))
  // Terms have a version, articles a date: both are a day.
  const date = text.get('version') ?? text.get('date') ?? ''
  if (!DAY.test(date) || Number.isNaN(Date.parse(date))) throw new Error(`'${date}' is no day`)
  return { about: { title: need(text, 'title'), description: need(text, 'description'), date }, body }
}

function readLine(line: string): [string, string] {
  const [, name, value] = LINE.exec(line) ?? []
  if (name === undefined || value === undefined) throw new Error(`'${line}' is no line of front matter`)
  return [name, value.trim().replace(/^(['"])(.*)\1$/, '$2')]
}

function need(text: ReadonlyMap<string, string>, name: string): string {
  const value = text.get(name)
  if (value === undefined) throw new Error(`A document needs its ${name}`)
  return value
}
