// Builds what `npm start` runs.
import { build } from 'vite'
import { apiBuild } from './api-build.ts'

await build(apiBuild)
