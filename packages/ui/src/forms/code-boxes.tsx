import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from '../class-names.ts'
import { eraseBefore, pasteInto, typeInto } from './code-digits.ts'

/** What a parent can do with the boxes: focus the first one, for instance after another code was sent. */
export type CodeBoxesHandle = { focus: () => void }

type CodeBoxesProps = {
  ref?: Ref<CodeBoxesHandle>
  label: string
  /** One entry per box; '' is an empty box. */
  digits: readonly string[]
  onChange: (digits: readonly string[]) => void
  isWrong?: boolean | undefined
  /** The id of the text that says where the code was sent. */
  describedBy?: string | undefined
}

/** One box per digit. A code that is pasted, or suggested by the phone, fills all of them. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { ref, label, digits, onChange, isWrong = false, describedBy } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const focusOn = (at: number) => group.current?.querySelectorAll('input')[at]?.focus()
  useImperativeHandle(ref, () => ({ focus: () => group.current?.querySelector('input')?.focus() }), [])

  // What was typed before the scripts were here.
  useLayoutEffect(() => {
    const boxes = [...(group.current?.querySelectorAll('input') ?? [])]
    const typed = boxes.map(({ value }) => value).join('')
    if (typed !== digits.join('')) onChange(pasteInto(digits, 0, typed).digits)
  }, [])

  const take = ({ digits: next, at }: ReturnType<typeof typeInto>) => {
    onChange(next)
    focusOn(at)
  }
  const paste = (event: ClipboardEvent, at: number) => {
    event.preventDefault()
    take(pasteInto(digits, at, event.clipboardData.getData('text')))
  }
  const walk = (event: KeyboardEvent, at: number) => {
    if (event.key === 'ArrowLeft') focusOn(at - 1)
    else if (event.key === 'ArrowRight') focusOn(at + 1)
    else if (event.key === 'Backspace' && digits[at] === '') take(eraseBefore(digits, at))
    else return
    event.preventDefault()
  }

  return (
    <fieldset ref={group} aria-describedby={describedBy}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex gap-3">
        {digits.map((digit, at) => (
          <input
            key={at}
            value={digit}
            aria-label={`Digit ${at + 1} of ${digits.length}`}
            aria-invalid={isWrong || undefined}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            onChange={(event) => take(typeInto(digits, at, event.target.value))}
            onKeyDown={(event) => walk(event, at)}
            onPaste={(event) => paste(event, at)}
            onFocus={(event) => event.target.select()}
            className={classNames(
              'h-16 w-14 rounded-control border bg-surface text-center text-h2 font-semibold tabular-nums',
              isWrong ? 'border-danger' : 'border-border-strong',
            )}
          />
        ))}
      </div>
    </fieldset>
  )
}
