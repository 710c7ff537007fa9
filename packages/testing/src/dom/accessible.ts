// What a screen reader gets from an element: only as much of the standards as our pages use. There are no styles in
// these tests, so 'hidden' is what the HTML says and the two classes that hide on every screen.

const ROLES: readonly (readonly [selector: string, role: string])[] = [
  ['a[href]', 'link'],
  ['button, summary, input[type=submit], input[type=button]', 'button'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=number]', 'spinbutton'],
  ['input:not([type]), input[type=text], input[type=email], input[type=tel], textarea', 'textbox'],
  ['input[type=search]', 'searchbox'],
  ['select', 'combobox'],
  ['option', 'option'],
  ['main', 'main'],
  ['nav', 'navigation'],
  ['body > header', 'banner'],
  ['body > footer', 'contentinfo'],
  ['section[aria-label], section[aria-labelledby]', 'region'],
  ['form[aria-label], form[aria-labelledby]', 'form'],
  ['ul, ol', 'list'],
  ['li', 'listitem'],
  ['dialog', 'dialog'],
  ['output', 'status'],
  ['img', 'img'],
]

const WITH_LABEL = 'input, select, textarea'
const HIDDEN = [
  '[hidden], [aria-hidden=true], dialog:not([open]), template, noscript, script, style, .invisible',
  '.hidden:not([class*="sm:"], [class*="md:"], [class*="lg:"])',
].join()

export const roleOf = (element: Element): string | null =>
  element.getAttribute('role') ?? ROLES.find(([selector]) => element.matches(selector))?.[1] ?? null

/** All elements that can have this role: a selector first, because asking each element is slow. */
export function selectorOf(role: string): string {
  const own = ROLES.filter(([, name]) => name === role).map(([selector]) => selector)
  return [`[role="${role}"]`, ...own].join(', ')
}

export const isHidden = (element: Element): boolean => element.closest(HIDDEN) !== null

/** The text of an element without extra white space. */
export const textOf = (element: Element): string => plain(element.textContent)

export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

export function nameOf(element: Element): string {
  const named = byIds(element, 'aria-labelledby') || plain(element.getAttribute('aria-label'))
  if (named) return named
  if (element.matches(WITH_LABEL)) return labelOf(element)
  if (element.matches('img')) return plain(element.getAttribute('alt'))
  return plain(contentOf(element))
}

export const descriptionOf = (element: Element): string => byIds(element, 'aria-describedby')

function labelOf(element: Element): string {
  const { id } = element
  const label = (id && element.ownerDocument.querySelector(`label[for="${id}"]`)) || element.closest('label')
  return label ? plain(contentOf(label)) : plain(element.getAttribute('placeholder'))
}

function byIds(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(' ') ?? []
  const texts = ids.map((id) => plain(element.ownerDocument.getElementById(id)?.textContent ?? ''))
  return texts.filter(Boolean).join(' ')
}

/** The text inside, with the names of pictures and without what is hidden and without what a field holds. */
function contentOf(node: Node): string {
  return [...node.childNodes].map(partOf).join('')
}

function partOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
  if (node.matches(HIDDEN) || node.matches(WITH_LABEL)) return ''
  return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? contentOf(node)
}
