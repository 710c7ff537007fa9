/** What stands around a call: who asks, and under which number it is found in the logs. */
export type Caller = { requestId: string; clientAddress: string }

/** Each app adds its own `deps`; the platform does not look inside. */
export type ApiEnv<Deps> = {
  Bindings: { caller: Caller; checkAnswers: boolean }
  Variables: { deps: Deps }
}
