import { ApiError } from '@ahia/contracts/api-error'
import { describe, expect, test } from 'vitest'
import { createAsker } from './asker.ts'

const FALLBACK = 'An error occurred while fetching products'

describe('asking for a page in the browser', () => {
  test('LIST-10 whoever asks anew has cancelled the question before', async () => {
    const asker = createAsker<string>(FALLBACK)
    const signals: AbortSignal[] = []
    const listen = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<string>(() => {})
    }

    void asker({ key: 'rice', ask: listen })
    void asker({ key: 'beans', ask: listen })

    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('LIST-10 a question that was cancelled is never answered, so that nobody is shown a failure', async () => {
    const asker = createAsker<string>(FALLBACK)
    const heard: unknown[] = []
    const untilCancelled = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

    void Promise.resolve(asker({ key: 'rice', ask: untilCancelled })).then((answer) => heard.push(answer))
    await asker({ key: 'beans', ask: async () => 'three bags' })
    await new Promise((resolve) => setTimeout(resolve))

    expect(heard).toEqual([])
  })

  test('LIST-10 what was answered a moment ago is there at once, without asking', async () => {
    const asker = createAsker<string>(FALLBACK)
    await asker({ key: 'rice', ask: async () => 'twelve bags' })

    const again = asker({ key: 'rice', ask: () => Promise.reject(new Error('asked twice')) })

    expect(again).toEqual({ state: 'there', value: 'twelve bags' })
  })

  test('ERR-02 a failure says the server’s words, is not remembered, and without words has ours', async () => {
    const asker = createAsker<string>(FALLBACK)
    const refused = new ApiError('Slow down', { status: 429, code: 'RATE_LIMITED', details: null })

    const first = await asker({ key: 'rice', ask: () => Promise.reject(refused) })
    const second = await asker({ key: 'rice', ask: () => Promise.reject(new Error('')) })

    expect(first).toEqual({ state: 'failed', message: 'Slow down', status: 429 })
    expect(second).toEqual({ state: 'failed', message: FALLBACK, status: null })
  })
})
