// How well search finds what shoppers mean: both halves of the golden set, and every miss.
import path from 'node:path'
import { root, runProgram } from './checks/run-program.ts'

const vitest = path.join(root, 'node_modules/.bin/vitest')
const { code, output } = await runProgram(vitest, [
  'run',
  'apps/api/test/search',
  '--silent=false',
  '--reporter=dot',
])
const report = output.split('\n').filter((line) => !/^stdout|^\s*$|^ RUN/.test(line))
console.log(report.join('\n'))
process.exitCode = code
