import { chipClass } from '@ahia/ui/chip'
import { useEditor } from './editor-context.ts'
import type { Gap } from './gaps.rules.ts'
import { gapWords } from './gaps.rules.ts'

/** SELL-10: what is missing, before the button is pressed. Each leads to its field. */
export function GapList({ gaps, isSending }: { gaps: readonly Gap[]; isSending: boolean }) {
  const { drawAll } = useEditor()
  const jumpTo = (field: string) => {
    drawAll() // the field may be in a section that is still to come
    goTo(field)
  }
  return (
    <ul
      aria-label="Add these before you publish"
      className="-mr-4 flex items-center gap-2 overflow-x-auto pr-4 md:mr-0 md:flex-wrap"
    >
      <li aria-hidden="true" className="shrink-0 text-small font-semibold">
        Missing:
      </li>
      {gaps.map((gap) => (
        <li key={gap.code} className="shrink-0">
          <button
            type="button"
            data-gap={gap.field}
            title={gap.message}
            className={chipClass(false)}
            onClick={() => jumpTo(gap.field)}
          >
            {gap.code === 'PICTURE_MISSING' && isSending ? 'picture (uploading)' : gapWords([gap])}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Goes to the field, or to the section that has it. */
function goTo(field: string): void {
  const all = [...document.querySelectorAll<HTMLInputElement>(`main [name="${field}"]`)]
  const target = all.find(({ value }) => value.trim() === '') ?? all[0] ?? sectionOf(field)
  if (!target) return
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

const sectionOf = (field: string): HTMLElement | null =>
  document.getElementById(field === 'quantity' ? 'choices' : field === 'specifications' ? 'details' : field)
