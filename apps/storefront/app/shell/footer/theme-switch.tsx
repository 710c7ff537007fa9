import { useSyncExternalStore } from 'react'

const CHOICES = ['light', 'dark', 'system'] as const
type Choice = (typeof CHOICES)[number]

const LABELS = { light: 'Light', dark: 'Dark', system: 'System' } as const satisfies Record<Choice, string>

/** ＋ boot.js stores and shows the choice: it runs before the first paint, and handles a press before React does. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribe, readChoice, () => 'system' as const)
  return (
    <fieldset className="flex items-center gap-3 noscript:hidden">
      <legend className="float-left mr-3 text-small max-sm:sr-only">Theme</legend>
      <div className="flex rounded-pill border border-on-strip/30 p-0.5">
        {CHOICES.map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-10 cursor-pointer items-center rounded-pill px-4 text-small font-semibold has-checked:bg-on-strip has-checked:text-strip has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={choice === chosen}
              onChange={() => choose(choice)}
              className="sr-only"
            />
            {LABELS[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// React unchecks a radio that its state does not know yet, so it updates before the `change` that boot.js handles.
const choose = (choice: Choice) => dispatchEvent(new CustomEvent('choosetheme', { detail: choice }))

function readChoice(): Choice {
  try {
    const stored = localStorage.getItem('theme')
    return CHOICES.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

function subscribe(listener: () => void) {
  addEventListener('themechoice', listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener('themechoice', listener)
    removeEventListener('storage', listener)
  }
}
