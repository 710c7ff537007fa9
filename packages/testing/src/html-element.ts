type Child = HtmlElement | string

/** `tag`, `.class`, `[attribute]` and `[attribute=value]`, together for one element. */
const SELECTOR = /^(?<tag>[a-z][\w-]*)?(?<rest>(?:\.[\w:-]+|\[[\w:-]+(?:=[^\]]*)?\])*)$/
const PIECE = /\.([\w:-]+)|\[([\w:-]+)(?:=([^\]]*))?\]/g

const UNREAD = ['script', 'style', 'template']
const VALUES = ['input', 'textarea', 'select']

/** An element of a page for tests: found by tag, class, attributes and accessible name. */
export class HtmlElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Child[]

  constructor(tag: string, attributes: Readonly<Record<string, string>>, children: Child[] = []) {
    this.tag = tag
    this.attributes = attributes
    this.children = children
  }

  /** Its visible text, with single spaces; nothing separates the texts of different blocks. */
  get text(): string {
    return toWords(this.#rawText(isUnread))
  }

  /** The same as a screen reader says it. */
  get spokenText(): string {
    return toWords(
      this.#rawText((element) => isUnread(element) || element.attributes['aria-hidden'] === 'true'),
    )
  }

  /** The text of a script or a textarea, as it is. */
  get content(): string {
    return this.children.filter((child) => typeof child === 'string').join('')
  }

  /** Every element inside that matches `selector`, in page order; with `name` only those with this accessible name. */
  all(selector: string, name?: string | RegExp): HtmlElement[] {
    const isWanted = toTest(selector)
    const found = this.#inside().filter(isWanted)
    return name === undefined ? found : found.filter((element) => fits(this.#nameOf(element), name))
  }

  /** The only one of them; throws when there is none, or more than one. */
  one(selector: string, name?: string | RegExp): HtmlElement {
    const [first, ...more] = this.all(selector, name)
    if (first && more.length === 0) return first
    const wanted = name === undefined ? selector : `${selector} '${name}'`
    const names = this.all(selector).map((element) => this.#nameOf(element))
    throw new Error(`${first ? more.length + 1 : 'no'} ${wanted} among: ${names.join(' | ')}`)
  }

  /** The input, select or textarea with this label. */
  field(label: string): HtmlElement {
    const id = this.one('label', label).attributes.for
    const [field] = this.#inside().filter((element) => element.attributes.id === id)
    if (!field || !VALUES.includes(field.tag)) throw new Error(`no field is labelled '${label}'`)
    return field
  }

  /** What a screen reader says about an element besides its name. */
  descriptionOf({ attributes }: HtmlElement): string {
    const ids = attributes['aria-describedby']?.split(' ') ?? []
    return ids.map((id) => this.#byId(id)?.text ?? '').join(' ')
  }

  /** A copy without the elements for which `isLeftOut` is true. */
  without(isLeftOut: (element: HtmlElement) => boolean): HtmlElement {
    const kept = this.children.filter((child) => typeof child === 'string' || !isLeftOut(child))
    const children = kept.map((child) => (typeof child === 'string' ? child : child.without(isLeftOut)))
    return new HtmlElement(this.tag, this.attributes, children)
  }

  #inside(): HtmlElement[] {
    return this.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...child.#inside()]))
  }

  #byId(id: string): HtmlElement | undefined {
    return this.#inside().find((element) => element.attributes.id === id)
  }

  #nameOf(element: HtmlElement): string {
    const { 'aria-label': label, 'aria-labelledby': labelledBy } = element.attributes
    if (label !== undefined) return label
    return (labelledBy && this.#byId(labelledBy)?.spokenText) || element.spokenText
  }

  #rawText(isSkipped: (element: HtmlElement) => boolean): string {
    const read = (child: Child) => (typeof child === 'string' ? child : child.#rawText(isSkipped))
    return isSkipped(this) ? '' : this.children.map(read).join('')
  }
}

const toWords = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A button that can be busy contains both its labels, one of them invisible. */
const isUnread = ({ tag, attributes }: HtmlElement): boolean =>
  UNREAD.includes(tag) || (attributes.class?.split(' ').includes('invisible') ?? false)

const fits = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text)

function toTest(selector: string): (element: HtmlElement) => boolean {
  const { tag, rest = '' } = SELECTOR.exec(selector)?.groups ?? {}
  if (tag === undefined && rest === '') throw new Error(`'${selector}' is no selector of ours`)
  const pieces = [...rest.matchAll(PIECE)]
  return (element) =>
    (tag === undefined || element.tag === tag) &&
    pieces.every(([, className, attribute = '', value]) => {
      if (className) return element.attributes.class?.split(' ').includes(className) ?? false
      const given = element.attributes[attribute]
      return given !== undefined && (value === undefined || given === value)
    })
}
