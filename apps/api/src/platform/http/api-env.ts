/** The context of a call: the caller's address and the request id in the logs. */
export type Caller = { requestId: string; clientAddress: string }

/** Each app adds its own `deps`; the platform does not look inside. */
export type ApiEnv<Deps> = {
  Bindings: { caller: Caller; checkAnswers: boolean }
  Variables: { deps: Deps }
}
