import { cardClass } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import { CallName } from './call-name.tsx'
import { DOCS_PATH, tagSearch } from './docs-address.ts'
import type { ApiCall } from './read-api-document.ts'

/** Calls by name; each leads to all about it. */
export const CallList = ({ calls }: { calls: ApiCall[] }) => (
  <ul className={`divide-y divide-border ${cardClass}`}>
    {calls.map((call) => (
      <li key={call.id}>
        <Link to={`${DOCS_PATH}${tagSearch(call.tag)}#${call.id}`} className="block hover:bg-surface-2">
          <CallName call={call} />
        </Link>
      </li>
    ))}
  </ul>
)
