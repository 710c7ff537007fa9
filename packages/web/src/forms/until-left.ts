/** Keeps an attempt busy until its screen is gone, as the page it leads to may take a moment to show. */
export const untilLeft = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
