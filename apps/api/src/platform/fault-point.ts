const target = readTarget(process.env)
let passed = 0

/**
 * A place between two steps where a proof (a program of `proofs/`, run by `npm run prove`) may kill the process, to show that
 * nothing is lost there: `FAULT_POINT=K5:3` means at the third pass of K5. Does nothing outside tests, even if FAULT_POINT is set.
 */
export function faultPoint(name: `K${number}`): void {
  if (target?.name !== name) return
  passed += 1
  if (passed === target.pass) process.kill(process.pid, 'SIGKILL')
}

function readTarget({ NODE_ENV, FAULT_POINT }: NodeJS.ProcessEnv): { name: string; pass: number } | null {
  const [, name, pass] = /^(K\d+):(\d+)$/.exec(FAULT_POINT ?? '') ?? []
  return NODE_ENV === 'test' && name !== undefined ? { name, pass: Number(pass) } : null
}
