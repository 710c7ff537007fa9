// Loaded before the first paint: what cannot wait for React. One file, as every request counts.

window.hasBooted = true // the start script asks for this file again when it was lost

// Notes an interaction that happens before the scripts are here (first-interaction.ts).
for (const sign of ['pointerdown', 'keydown', 'focusin', 'click', 'change'])
  addEventListener(sign, () => Object.assign(window, { wasTouched: true }), {
    once: true,
    passive: true,
    capture: true,
  })

// TOUCH-01: what is pressed, chosen or sent before React has hydrated it is repeated once it has.
{
  const BUTTONS = 'button[type=button], input[type=radio], input[type=checkbox]'
  let early = []
  const isHydrated = ({ control }) => Object.keys(control).some((key) => key.startsWith('__reactProps'))
  const keep = (control) => {
    const press = { control, value: control.value }
    if (isHydrated(press)) return false
    early.push(press)
    return true
  }
  const pressAgain = ({ control, value }) => {
    if (control instanceof HTMLSelectElement) {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
      return
    }
    if (control instanceof HTMLFormElement) return control.requestSubmit()
    // React only notices a change, so the browser's own one is undone first.
    if (control.type === 'radio') control.checked = false
    if (control.type === 'checkbox') control.checked = !control.checked
    control.click()
  }
  const pressAllAgain = async () => {
    const ready = early.filter(isHydrated)
    early = early.filter((press) => press.control.isConnected && !ready.includes(press))
    for (const press of ready) {
      await new Promise((resolve) => setTimeout(resolve)) // each finds the page as hydration, or the one before, has left it
      pressAgain(press)
    }
  }
  const capturing = true // React stops events of what is not yet hydrated from bubbling
  const onClick = ({ target }) => {
    const button = target.closest?.(BUTTONS)
    if (button) keep(button)
  }
  const onSubmit = (event) => {
    const isEarly = event.target.matches('[data-needs-scripts]') && keep(event.target)
    if (isEarly) event.preventDefault()
  }
  addEventListener('click', onClick, capturing)
  addEventListener('submit', onSubmit, capturing)
  addEventListener('change', ({ target }) => target.matches?.('select') && keep(target), capturing)
  addEventListener('ahia:hydrated', pressAllAgain)
}

// Menus close as usual also while they are still the browser's own (disclosure.tsx).
{
  const close = (isLeft) => {
    for (const menu of document.querySelectorAll('details[open][data-closes-on]'))
      if (isLeft(menu)) menu.open = false
  }
  const passive = { passive: true, capture: true } // React stops events of what is not yet hydrated from bubbling
  addEventListener(
    'pointerdown',
    ({ target }) => close((menu) => !menu.contains(target) || target.matches('[data-veil]')),
    passive,
  )
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(() => true), passive)
  addEventListener('scroll', () => close((menu) => menu.dataset.closesOn === 'leaving-or-scrolling'), {
    passive: true,
  })
}

// No page flashes in the wrong theme, and the switch in the footer works before React has hydrated it (theme-switch.tsx).
{
  const BROWSER_BAR = { light: '#1a1b33', dark: '#06070d' }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const bar = document.head.appendChild(document.createElement('meta'))
  bar.name = 'theme-color'

  const readChoice = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null // storage is blocked: the system decides
    }
  }

  const show = () => {
    const choice = readChoice()
    const isChosen = choice === 'light' || choice === 'dark'
    if (isChosen) document.documentElement.dataset.theme = choice
    else delete document.documentElement.dataset.theme
    bar.content = BROWSER_BAR[isChosen ? choice : prefersDark.matches ? 'dark' : 'light']
  }

  const choose = (choice) => {
    try {
      if (choice === 'system') localStorage.removeItem('theme')
      else localStorage.setItem('theme', choice)
    } catch {
      return // storage is blocked: there is nowhere to keep a choice
    }
    show()
    dispatchEvent(new Event('themechoice'))
  }

  show()
  addEventListener('storage', show) // another tab
  addEventListener('choosetheme', ({ detail }) => choose(detail))
  const capturing = true // React stops events of what is not yet hydrated from bubbling
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'theme') choose(target.value)
    },
    capturing,
  )
  prefersDark.addEventListener('change', show)
}

// What this browser keeps, by the names of its keys: a page that only the browser can fill then knows that there is nothing
// to fill it with, and says so in its first paint. Once React has hydrated the page it asks the storage itself.
try {
  const { dataset } = document.documentElement
  dataset.kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' ')
  addEventListener('ahia:hydrated', () => delete dataset.kept, { once: true })
} catch {} // storage is blocked: the page waits for its scripts

// SHELL-17: a picture that fails shows the brand's mark (failed-pictures.css), also when it fails before React is here.
{
  const onPicture = (act) => (event) => {
    if (event.target instanceof HTMLImageElement) act(event.target)
  }
  const capturing = true // these events do not bubble
  addEventListener(
    'error',
    onPicture((picture) => picture.setAttribute('data-failed', '')),
    capturing,
  )
  addEventListener(
    'load',
    onPicture((picture) => picture.removeAttribute('data-failed')),
    capturing,
  )
}

// A style sheet that is lost on the way is asked for again.
{
  const RETRY_MS = 2_000
  const retry = (link) => setTimeout(() => link.after(link.cloneNode()), RETRY_MS)
  const isStyles = (element) => element instanceof HTMLLinkElement && element.rel === 'stylesheet'
  const capturing = true // the event does not bubble
  addEventListener('error', ({ target }) => isStyles(target) && retry(target), capturing)
  // Browsers run this file once the sheets above it are here or lost, and let nobody read the rules of a lost one.
  const isLost = ({ sheet }) => {
    try {
      return !sheet.cssRules
    } catch {
      return true
    }
  }
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) if (isLost(link)) retry(link)
}

// Scripts that do not arrive: the page says so, and offers a reload that keeps what was typed (restore-typed.ts).
{
  const STORED = 'typed-before-reload'
  const PRIVATE = ['password', 'file', 'hidden']

  const listTyped = () =>
    [...document.querySelectorAll('input, textarea, select')]
      .filter(({ id, name, type }) => (id || name) && !PRIVATE.includes(type))
      .map(({ id, name, type, value, checked }) => ({ id, name, type, value, checked }))

  const reload = () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify({ path: location.pathname, fields: listTyped() }))
    } catch {} // storage is blocked: the browser may still keep what was typed
    location.reload()
  }

  let notice = null
  const show = () => {
    if (notice) return
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload' })
    button.addEventListener('click', reload)
    notice = Object.assign(document.createElement('div'), { className: 'load-notice', role: 'alert' })
    notice.append("Part of this page didn't load. Reloading keeps what you've typed.", button)
    document.body.append(notice)
  }
  const hide = () => {
    notice?.remove()
    notice = null
  }
  addEventListener('ahia:scripts-lost', show)
  addEventListener('ahia:scripts-found', hide)
}
