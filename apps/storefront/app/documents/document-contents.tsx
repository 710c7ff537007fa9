import { listSections, type TextDocument } from '@ahia/documents/text-document'

type DocumentContentsProps = { textDocument: TextDocument; prefix?: string }

/** Links to the sections of a document. */
export function DocumentContents({ textDocument, prefix = '' }: DocumentContentsProps) {
  return (
    <ul className="mt-1 text-small">
      {listSections(textDocument).map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${prefix}${id}`}
            className="flex min-h-11 items-center rounded-control py-1 text-text-2 hover:text-brand-text hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
