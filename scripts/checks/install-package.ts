import fs from 'node:fs'
import { runProgram } from './run-program.ts'

const INSTALL_TIMEOUT_MS = 240_000

/** As root on Debian, which is how continuous integration usually runs; elsewhere it does nothing. */
export async function installPackages(...names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  const settings = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_TIMEOUT_MS }
  const install = () => runProgram('apt-get', ['install', '-y', '-q', ...names], settings)
  if ((await install()).code === 0) return
  await runProgram('apt-get', ['update', '-q'], settings)
  await install()
}
