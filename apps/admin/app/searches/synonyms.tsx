import type { listSynonyms } from '@ahia/contracts/admin/searches'
import type { DataOf } from '@ahia/contracts/endpoint'

type SynonymsProps = DataOf<typeof listSynonyms>

/** As lines for `packages/reference/src/synonyms`, to copy; `npm run search:eval` decides about them. */
export function Synonyms({ synonyms }: SynonymsProps) {
  return (
    <section aria-labelledby="synonyms" className="grid min-w-0 gap-2">
      <h2 id="synonyms" className="text-h3 font-extrabold">
        Proposed meanings
      </h2>
      {synonyms.length === 0 ? (
        <p className="rounded-card border border-border bg-surface p-6 text-text-2">
          None yet. 'It means…' beside a search proposes one for the developers.
        </p>
      ) : (
        <pre className="rounded-card border border-border bg-surface p-3 text-small wrap-anywhere whitespace-pre-wrap">
          {synonyms.map(({ words, means }) => `['${means}', '${words}'],`).join('\n')}
        </pre>
      )}
    </section>
  )
}
