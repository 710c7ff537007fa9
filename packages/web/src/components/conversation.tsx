import { classNames } from '@ahia/ui/class-names'
import { PrivatePhotos } from './private-photos.tsx'

export type ConversationEntry = {
  id: string
  who: string
  at: string
  /** The moment, for people. */
  when: string
  words: string
  photos: number
  /** Their own are set apart from the others'. */
  isOwn: boolean
  /** A fact or a decision between the messages. */
  isFact?: boolean
}

type ConversationProps = {
  label: string
  entries: readonly ConversationEntry[]
  loadPhoto: (id: string, place: number, signal: AbortSignal) => Promise<string>
}

/** On a wide screen no wider than their words: one short sentence would be a bar over all of the page. */
const OWN = 'ml-6 bg-brand-soft sm:max-w-reading sm:justify-self-end'
const OTHER = 'mr-6 bg-surface-2 sm:max-w-reading sm:justify-self-start'

/** What several people wrote, first things first. Whatever they wrote is shown as text. */
export const Conversation = ({ label, entries, loadPhoto }: ConversationProps) => (
  <ol aria-label={label} className="grid gap-3">
    {entries.map((entry) => (
      <li
        key={entry.id}
        className={classNames(
          'grid gap-2 rounded-control p-3',
          entry.isFact ? 'bg-info-soft' : entry.isOwn ? OWN : OTHER,
        )}
      >
        <p className="flex flex-wrap items-baseline gap-x-2 text-small text-text-2">
          <span className="font-semibold text-text">{entry.who}</span>
          <time dateTime={entry.at}>{entry.when}</time>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{entry.words}</p>
        <PrivatePhotos
          count={entry.photos}
          of={entry.who}
          load={(place, signal) => loadPhoto(entry.id, place, signal)}
        />
      </li>
    ))}
  </ol>
)
