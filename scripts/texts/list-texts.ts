import { type ESTree, parseSync, Visitor } from 'vite'

/** Attributes and keys that hold code, whatever their words look like. */
const NOT_SHOWN = new Set(['className', 'class', 'rel', 'sizes', 'media', 'd', 'viewBox', 'points', 'style'])
/** Functions whose strings go to machines: styles, selectors, logs. */
const NOT_SHOWN_CALLS = /^(classNames|cx|querySelector|querySelectorAll|closest|matches|matchMedia|sql|log)$/

/**
 * The texts of a source file that a person may read, in their order: JSX text with `…` for what is filled in, and the
 * strings and templates that look like words rather than code.
 */
export function listTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: { at: number; text: string }[] = []
  const skipped = listSkipped(program)
  const isSkipped = ({ start, end }: ESTree.Span) =>
    skipped.some((range) => range.start <= start && end <= range.end)
  const add = (node: ESTree.Span, text: string) => {
    if (!isSkipped(node)) found.push({ at: node.start, text: text.replaceAll(/\s+/g, ' ').trim() })
  }

  const visitJsx = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (!node.children.some(isWordyJsxText)) return
    add(node, textOfChildren(node.children))
    // The strings of this text are part of it; those of an expression inside are texts of their own.
    for (const child of node.children) if (isInline(child)) skipped.push(child)
  }
  new Visitor({
    JSXElement: visitJsx,
    JSXFragment: visitJsx,
    Literal: (node) => {
      if (typeof node.value === 'string' && looksShown(node.value)) add(node, node.value)
    },
    TemplateLiteral: (node) => {
      const text = textOfTemplate(node)
      if (looksShown(text)) add(node, text)
    },
  }).visit(program)
  return found.toSorted((a, b) => a.at - b.at).map(({ text }) => text)
}

/** Where strings are names for the machine: imports, types, keys, class names, directives. */
function listSkipped(program: ESTree.Program): ESTree.Span[] {
  const skipped: ESTree.Span[] = []
  const skip = (node: ESTree.Span) => {
    skipped.push(node)
  }
  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: skip,
    TSLiteralType: skip,
    TSTypeAliasDeclaration: skip,
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && NOT_SHOWN.has(node.name.name)) skip(node)
    },
    Property: (node) => {
      skip(node.key)
      if (node.key.type === 'Identifier' && NOT_SHOWN.has(node.key.name)) skip(node.value)
    },
    CallExpression: ({ callee, arguments: args }) => {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type === 'Identifier' && NOT_SHOWN_CALLS.test(name.name)) args.forEach(skip)
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && NOT_SHOWN_CALLS.test(tag.name)) skip(quasi)
    },
  }).visit(program)
  return skipped
}

const isWordyJsxText = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText' && /\p{L}/u.test(child.value)
const isInline = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXElement' ||
  (child.type === 'JSXExpressionContainer' && ['Literal', 'TemplateLiteral'].includes(child.expression.type))

function textOfChildren(children: readonly ESTree.JSXChild[]): string {
  return children.map(textOfChild).join('')
}

function textOfChild(child: ESTree.JSXChild): string {
  if (child.type === 'JSXText') return child.value
  if (child.type === 'JSXElement' || child.type === 'JSXFragment') return textOfChildren(child.children)
  if (child.type !== 'JSXExpressionContainer') return '…'
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return ''
  if (expression.type === 'Literal') return String(expression.value)
  return expression.type === 'TemplateLiteral' ? textOfTemplate(expression) : '…'
}

const textOfTemplate = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join('…')

/** 'Add to Cart' and 'in your cart' are shown; 'flex gap-2', '/products' and 'ADDED' are not. */
function looksShown(text: string): boolean {
  if (!/\p{Ll}{2}/u.test(text) || /^\s*[/.#@<[{(]/.test(text)) return false
  const words = text.trim().split(/\s+/)
  if (words.length === 1) return /^\p{Lu}\p{Ll}+[!?.…]*$/u.test(text)
  const classes = words.filter((word) => /^[^\p{Lu}]*[a-z\])][-:[][^\s]+$/u.test(word))
  return classes.length * 2 < words.length && !/=>|\bconst /.test(text)
}
