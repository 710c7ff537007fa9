// Formats everything and mends what the linter can mend by itself.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('biome', ['check', '--write', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
