/** What happy-dom lacks of a browser and our pages use. */
export function fillGaps(): void {
  Object.defineProperty(navigator, 'locks', { value: { request: createQueue() }, configurable: true })
  new MutationObserver(loadStyles).observe(document.head, { childList: true })
}

/** React shows the next page once its style sheet has arrived; there are no styles here. */
function loadStyles(mutations: readonly MutationRecord[]): void {
  for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'))
}

/** One after the other for each name, as Web Locks do. */
function createQueue() {
  const last = new Map<string, Promise<unknown>>()
  return (name: string, act: () => unknown): Promise<unknown> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(act)
    last.set(
      name,
      mine.catch(() => {}),
    )
    return mine
  }
}
