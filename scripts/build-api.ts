// Builds what `npm start` runs.
import { build } from 'vite'
import { apiBundle } from './bootstrap/api-bundle.ts'

await build(apiBundle)
