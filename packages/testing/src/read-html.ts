import { HtmlElement } from './html-element.ts'

const VOID = 'area base br col embed hr img input link meta source track wbr'.split(' ')
/** Their text is not parsed. */
const RAW = ['script', 'style']

const TOKEN =
  /<!--.*?-->|<!DOCTYPE[^>]*>|<\/(?<end>[\w:-]+)>|<(?<tag>[\w:-]+)(?<attributes>[^>]*)>|(?<text>[^<]+)/gs
const ATTRIBUTE = /(?<name>[^\s=/]+)(?:="(?<value>[^"]*)")?/g
const ENTITY = /&(?:amp|lt|gt|quot|#x27|nbsp);/g
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/** Reads HTML as React writes it: every element is closed, attributes are in double quotes, `>` is escaped. */
export function readHtml(html: string): HtmlElement {
  const root = new HtmlElement('#document', {})
  const open = [root]
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const { tag, attributes = '', end, text } = match.groups ?? {}
    const parent = open.at(-1) ?? root
    if (text) parent.children.push(decode(text))
    if (end && open.pop()?.tag !== end) throw new Error(`</${end}> ends nothing`)
    if (!tag) continue
    const element = new HtmlElement(tag, readAttributes(attributes))
    parent.children.push(element)
    if (RAW.includes(tag)) {
      const close = html.indexOf(`</${tag}>`, TOKEN.lastIndex)
      element.children.push(html.slice(TOKEN.lastIndex, close))
      TOKEN.lastIndex = close + tag.length + 3
    } else if (!VOID.includes(tag) && !attributes.endsWith('/')) open.push(element)
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`)
  return root
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(({ groups }) => groups ?? {})
  return Object.fromEntries(found.map(({ name = '', value = '' }) => [name.toLowerCase(), decode(value)]))
}

const decode = (text: string): string => text.replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)
