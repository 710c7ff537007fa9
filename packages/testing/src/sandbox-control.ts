/** Which calls of the provider a fault is for. */
export type SandboxEndpoint =
  | 'initialize'
  | 'verify'
  | 'refund'
  | 'refunds'
  | 'disputes'
  | 'resolve'
  | 'recipient'
  | 'bank'
  | 'transfer'
  | 'any'

/**
 * `delay` answers after `ms`; `500`, `502` (a page of HTML) and `429` do nothing and say so; `hang` accepts the call
 * and never answers; `drop` does the work and cuts the connection instead of answering; `truncate` does it and sends
 * half of the answer.
 */
export type SandboxFault = {
  endpoint: SandboxEndpoint
  kind: 'delay' | '500' | '502' | '429' | 'hang' | 'drop' | 'truncate'
  /** How many calls it applies to; all when left out. */
  count?: number
  ms?: number
}

/** `before-answer`: paid the moment it is initialized, with the webhook sent before the answer. */
export type WebhookMode =
  | { mode: 'normal' | 'withheld' | 'reordered' | 'before-answer' }
  | { mode: 'duplicated'; times: number }
  | { mode: 'late'; ms: number }

export type SandboxPay = {
  reference: string
  channel?: 'card' | 'bank_transfer' | 'ussd'
  /** One of the provider's test cards (P29) by number; the successful one by default. */
  card?: string
  /** `pending` stays so until it is paid again with another outcome. */
  outcome?: 'success' | 'failed' | 'abandoned' | 'pending'
  /** The captured amount, when it differs from the requested one. */
  amountKobo?: number
}

/** `takenKobo`: what a bank has taken back. */
export type CapturedPayment = {
  reference: string
  kobo: number
  refundedKobo: number
  takenKobo: number
  feesKobo: number
}

export type SandboxDispute = {
  reference: string
  /** All of the payment when left out. */
  amountKobo?: number
  category?: 'chargeback' | 'fraud' | 'general'
  message?: string
  /** Until when it can be answered; the provider's 16 hours by default. */
  dueInMs?: number
}

export type SandboxResolution = {
  reference: string
  resolution: 'merchant-accepted' | 'declined'
  amountKobo?: number
}

export type SandboxPace = { confirmMs?: number; refundStepMs?: number; transferStepMs?: number }

export type SandboxControl = {
  fault(fault: SandboxFault): Promise<void>
  clearFaults(): Promise<void>
  /** Accepts no connections for this long. */
  refuseConnections(ms: number): Promise<void>
  webhooks(mode: WebhookMode): Promise<void>
  /** Sends the withheld webhooks. */
  releaseWebhooks(): Promise<void>
  countWebhooks(): Promise<{ waiting: number; delivered: number; givenUp: number }>
  pay(asked: SandboxPay): Promise<void>
  /** The customer's bank disputes a payment; nothing is taken yet. Returns the dispute's id. */
  dispute(asked: SandboxDispute): Promise<string>
  remindOfDispute(reference: string): Promise<void>
  /** Accepted takes the money, declined leaves it or puts it back. */
  resolveDispute(resolution: SandboxResolution): Promise<void>
  /** The deadline passes without an answer, which accepts it. */
  expireDispute(reference: string): Promise<void>
  /** The money goes back without a dispute and without an event; `back`: it returns to us. */
  reverse(reference: string, options?: { back: boolean }): Promise<void>
  /** Sends any event, signed. */
  sendEvent(event: { event: string; data: unknown }): Promise<void>
  /** All money that it ever captured: the truth to reconcile against. */
  captured(): Promise<CapturedPayment[]>
  pace(pace: SandboxPace): Promise<void>
  limitRate(max: number | null): Promise<void>
  /** Back to the start: no faults, normal webhooks and pace, no rate limit, nothing paid. */
  reset(): Promise<void>
}

/** The controls of a payment sandbox at this URL. */
export function createSandboxControl(url: string): SandboxControl {
  const pull = async (method: string, name: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/_control/${name}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The sandbox says ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const post = async (name: string, body: unknown = {}): Promise<void> =>
    void (await pull('POST', name, body))
  return {
    fault: (fault) => post('faults', fault),
    clearFaults: async () => void (await pull('DELETE', 'faults')),
    refuseConnections: (ms) => post('refuse', { ms }),
    webhooks: (mode) => post('webhooks', mode),
    releaseWebhooks: () => post('webhooks/release'),
    countWebhooks: async () => toCounts(await pull('GET', 'webhooks')),
    pay: (asked) => post('pay', asked),
    dispute: async (asked) => String(fieldsOf(await pull('POST', 'dispute', asked)).id),
    remindOfDispute: (reference) => post('dispute/remind', { reference }),
    resolveDispute: (resolution) => post('dispute/resolve', resolution),
    expireDispute: (reference) => post('dispute/expire', { reference }),
    reverse: (reference, options) => post('reverse', { reference, ...options }),
    sendEvent: (event) => post('events', event),
    captured: async () => toCaptured(await pull('GET', 'captured')),
    pace: (pace) => post('pace', pace),
    limitRate: (max) => post('rate-limit', { max }),
    reset: () => post('reset'),
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function toCaptured(answer: unknown): CapturedPayment[] {
  const { captured } = fieldsOf(answer)
  if (!Array.isArray(captured)) throw new Error('The sandbox lists no captured money')
  return captured.map(fieldsOf).map((one) => ({
    reference: String(one.reference),
    kobo: Number(one.kobo),
    refundedKobo: Number(one.refundedKobo),
    takenKobo: Number(one.takenKobo),
    feesKobo: Number(one.feesKobo),
  }))
}

function toCounts(answer: unknown): { waiting: number; delivered: number; givenUp: number } {
  const { waiting, delivered, givenUp } = fieldsOf(answer)
  return { waiting: Number(waiting), delivered: Number(delivered), givenUp: Number(givenUp) }
}
