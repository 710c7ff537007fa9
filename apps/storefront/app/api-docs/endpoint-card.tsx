import { cardClass } from '@ahia/ui/card'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { type ReactNode, useState } from 'react'
import { CodeBlock } from './code-block.tsx'
import type { ApiEndpoint, Auth } from './read-api-document.ts'
import { TryIt } from './try-it.tsx'

const METHOD_TONES: Record<string, TagTone> = { GET: 'info', POST: 'ok', DELETE: 'danger' }

const AUTH_TEXTS = {
  none: 'Anyone can call it.',
  optional: 'Anyone can call it. With a bearer token, the response is personal.',
  customer: "Needs a customer's bearer token.",
  shop: "Needs a shop's bearer token.",
  staff: 'Needs a staff bearer token.',
} as const satisfies Record<Auth, string>

export function EndpointCard({ endpoint }: { endpoint: ApiEndpoint }) {
  const { id, method, path, summary, auth, body, data, errors } = endpoint
  const [isOpen, setOpen] = useState(false)
  return (
    <details id={id} className={cardClass} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-5 py-3 hover:bg-surface-2">
        <Tag tone={METHOD_TONES[method] ?? 'warn'}>{method}</Tag>
        <code className="font-mono font-semibold break-all">{path}</code>
        <span className="text-text-2">{summary}</span>
      </summary>
      <div className="grid grid-cols-1 gap-8 border-t border-border p-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-6">
          <p>{AUTH_TEXTS[auth]}</p>
          <Parameters endpoint={endpoint} />
          {body !== null && <SchemaBlock heading="Body" text={body} />}
          <SchemaBlock heading="Response" text={data} />
          <Part heading="Errors">
            <ul className="grid gap-1">
              {errors.map(({ status, codes }) => (
                <li key={status} className="flex gap-3">
                  <Tag>{status}</Tag>
                  <code className="font-mono text-small break-words">{codes}</code>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        {/* Dozens of forms nobody looks at would only weigh the page down. */}
        {isOpen && <TryIt endpoint={endpoint} />}
        <noscript>To try a call, turn on JavaScript in your browser.</noscript>
      </div>
    </details>
  )
}

function Parameters({ endpoint: { parameters } }: { endpoint: ApiEndpoint }) {
  if (parameters.length === 0) return null
  return (
    <Part heading="Parameters">
      <dl className="grid gap-2">
        {parameters.map(({ name, place, required, type }) => (
          <div key={`${place}-${name}`} className="flex flex-wrap gap-x-3">
            <dt className="font-mono font-semibold">{name}</dt>
            <dd className="text-text-2">
              {type}, in the {place}, {required ? 'required' : 'optional'}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const SchemaBlock = ({ heading, text }: { heading: string; text: string }) => (
  <Part heading={heading}>
    <CodeBlock label={heading} text={text} />
  </Part>
)

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{heading}</h3>
      {children}
    </div>
  )
}
