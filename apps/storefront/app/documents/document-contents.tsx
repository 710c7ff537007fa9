import { listSections, type TextDocument } from '@ahia/documents/text-document'

type DocumentContentsProps = { textDocument: TextDocument; prefix?: string }

const LINKS =
  '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-control [&_a]:py-1 [&_a]:text-text-2 [&_a:hover]:text-brand-text [&_a:hover]:underline'

/** Links to the sections of a document. */
export function DocumentContents({ textDocument, prefix = '' }: DocumentContentsProps) {
  return (
    <ul className={`mt-1 text-small ${LINKS}`}>
      {listSections(textDocument).map(({ id, text }) => (
        <li key={id}>
          <a href={`#${prefix}${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
