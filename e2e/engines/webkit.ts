import { centreOf, type Engine, pressAt, throughJson } from './engine.ts'
import { eventually, freePort, startProgram } from './start-program.ts'

/** Key codes of WebDriver. */
const TAB = '\uE004'
const ENTER = '\uE007'
/** The key under which WebDriver returns an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type WebKitFiles = { driver: string; browser: string; display: string }

/** WebKit's MiniBrowser over plain WebDriver: one HTTP request per command. It needs a display. */
export async function startWebKit({ driver, browser, display }: WebKitFiles): Promise<Engine> {
  const screen = `:${await freePort()}`
  const xvfb = startProgram(display, [screen, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  const port = await freePort()
  const webDriver = startProgram(driver, [`--port=${port}`], { DISPLAY: screen })
  const call = createCall(`http://127.0.0.1:${port}`)
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId, capabilities } = await eventually(() =>
    call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  )
  const session = `/session/${sessionId}`
  const run: Engine['run'] = async (inPage, argument) => {
    const script = `return (${throughJson(inPage)})(arguments[0])`
    return JSON.parse(
      await call('POST', `${session}/execute/sync`, { script, args: [JSON.stringify(argument)] }),
    )
  }
  const typeKeys = async (text: string) => {
    const element = await call('GET', `${session}/element/active`)
    await call('POST', `${session}/element/${element[ELEMENT]}/value`, { text: text.replaceAll('\n', ENTER) })
  }
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    open: (url) => call('POST', `${session}/url`, { url }),
    run,
    click: async (selector) => {
      await call('POST', `${session}/actions`, { actions: [pressAt(await run(centreOf, selector))] })
    },
    type: typeKeys,
    touch: () => typeKeys(TAB),
    resize: (size) => call('POST', `${session}/window/rect`, size),
    close: async () => {
      await call('DELETE', session).catch(() => null)
      await webDriver.stop()
      await xvfb.stop()
    },
  }
}

const createCall =
  (origin: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: a protocol of many shapes, each read once
  async (method: string, path: string, body?: object): Promise<any> => {
    const response = await fetch(origin + path, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { value } = await response.json()
    if (value?.error) throw new Error(`${path}: ${value.message}`)
    return value
  }
