// Loaded before the first paint: what cannot wait for React. One file, as every request counts.

// No page flashes in the wrong theme, and the switch in the footer works before React has woken it (theme-switch.tsx).
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
  const capturing = true // what is not yet awake, React keeps from bubbling
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'theme') choose(target.value)
    },
    capturing,
  )
  prefersDark.addEventListener('change', show)
}

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
