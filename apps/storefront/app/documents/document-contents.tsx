import { listSections, type TextDocument } from '@ahia/documents/text-document'

type DocumentContentsProps = { textDocument: TextDocument; prefix?: string }

/** Links to the sections of a document. */
export function DocumentContents({ textDocument, prefix = '' }: DocumentContentsProps) {
  return (
    <ul className="document-links mt-1 text-small">
      {listSections(textDocument).map(({ id, text }) => (
        <li key={id}>
          <a href={`#${prefix}${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
