type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

// On the window, as every test file gets new modules, but the same window as the files before it in its worker.
declare global {
  interface Window {
    endings?: (() => void)[]
  }
}

/**
 * Ends what the pages before listen to on window and document, which outlive them here. Also what came late:
 * a module that has arrived after its page was left would otherwise answer the events of all later pages.
 */
export function endPageBefore(): void {
  if (!window.endings) {
    window.endings = []
    collectListeners(globalThis, window.endings)
    collectListeners(document, window.endings)
  }
  for (const end of window.endings.splice(0)) end()
}

function collectListeners(target: Target, endings: (() => void)[]): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    add(...args)
    endings.push(() => target.removeEventListener(...args))
  }
}
