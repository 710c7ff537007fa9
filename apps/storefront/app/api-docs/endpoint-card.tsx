import { cardClass } from '@ahia/ui/card'
import { Tag } from '@ahia/ui/tag'
import { useLocation } from '@ahia/web/router/router-context'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallName } from './call-name.tsx'
import { CodeBlock } from './code-block.tsx'
import type { ApiEndpoint, Auth } from './read-api-document.ts'
import { TryIt } from './try-it.tsx'

const AUTH_TEXTS = {
  none: 'Anyone can call it.',
  optional: 'Anyone can call it. With a bearer token, the response is personal.',
  customer: "Needs a customer's bearer token.",
  shop: "Needs a shop's bearer token.",
  staff: 'Needs a staff bearer token.',
} as const satisfies Record<Auth, string>

export function EndpointCard({ endpoint }: { endpoint: ApiEndpoint }) {
  const { id, auth, body, data, errors } = endpoint
  const [isOpen, setOpen] = useState(false)
  const card = useOpenWhenNamed(id)
  return (
    <details
      id={id}
      ref={card}
      className={`scroll-mt-24 ${cardClass}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex rounded-card hover:bg-surface-2">
        <CallName call={endpoint} />
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

/** Who follows a link to one call wants to read it. */
function useOpenWhenNamed(id: string) {
  const { hash } = useLocation()
  const card = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (card.current && hash === `#${id}`) card.current.open = true
  }, [hash, id])
  return card
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
