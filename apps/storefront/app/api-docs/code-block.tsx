/** Wide code scrolls inside its own box; it can take focus, so that the keyboard can scroll it too. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control bg-surface-2 p-4"
    >
      <pre className="font-mono text-small">{text}</pre>
    </section>
  )
}
