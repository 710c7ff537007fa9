import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { centreOf, type Engine, pressAt, type Size, throughJson } from './engine.ts'
import { eventually, freePort, startProgram } from './start-program.ts'

/** A key code of WebDriver. */
const ENTER = '\uE007'

/** Firefox over WebDriver BiDi: one WebSocket, commands and answers as JSON. */
export async function startFirefox(file: string): Promise<Engine> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-firefox-'))
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`]
  const { stop } = startProgram(file, args)
  const { send, hangUp } = await eventually(() => connect(`ws://127.0.0.1:${port}/session`))
  const { capabilities } = await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]

  const run: Engine['run'] = async (inPage, argument) => {
    const { result, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: throughJson(inPage),
      arguments: [{ type: 'string', value: JSON.stringify(argument) }],
      target: { context },
      awaitPromise: false,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value)
  }
  const act = (actions: object) => send('input.performActions', { context, actions: [actions] })
  const typeKeys = (text: string) => {
    const keys = [...text].flatMap((key) => {
      const value = key === '\n' ? ENTER : key
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
    })
    return act({ type: 'key', id: 'keyboard', actions: keys })
  }
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await run(markAsLeft, null)
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
      // On a busy machine Firefox may answer when the page before has loaded.
      await eventually(async () => {
        if (!(await run(isNewPage, null))) throw new Error(`${url} did not open`)
      })
    },
    run,
    click: async (selector) => {
      const point = await run(centreOf, selector)
      await act(pressAt(point))
    },
    type: typeKeys,
    // Not a key: a window that has just opened may not have the focus yet, and then no page gets it.
    touch: () => act({ type: 'pointer', id: 'mouse', actions: [moveTo(2, 2), moveTo(4, 4)] }),
    resize: (viewport: Size) => send('browsingContext.setViewport', { context, viewport }),
    close: async () => {
      hangUp()
      await stop()
      fs.rmSync(profile, { recursive: true, force: true })
    },
  }
}

declare global {
  var wasLeft: true | undefined
}

function markAsLeft(): void {
  globalThis.wasLeft = true
}

const isNewPage = (): boolean => globalThis.wasLeft !== true && document.readyState === 'complete'

// biome-ignore lint/suspicious/noExplicitAny: a protocol of many shapes, each read once
type Send = (method: string, params: object) => Promise<any>

async function connect(url: string): Promise<{ send: Send; hangUp: () => void }> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.reject(new Error(message))
    else asked?.resolve(result)
  }
  let lastId = 0
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
  return { send, hangUp: () => socket.close() }
}
