type ScriptPolicy = { createScriptURL: (address: string) => string }
type PolicyMaker = { createPolicy: (name: string, policy: ScriptPolicy) => ScriptPolicy }
declare const trustedTypes: PolicyMaker | undefined

/** Trusted types require every script URL to be approved; this approves one. */
export function workerAddress(address: string): string {
  if (typeof trustedTypes === 'undefined') return address
  return trustedTypes
    .createPolicy('service-worker', { createScriptURL: () => address })
    .createScriptURL(address)
}
