import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { endpointsWithoutSchemas } from './build-steps/endpoints-without-schemas.ts'
import { subsetFonts } from './build-steps/fonts.ts'

// Every page needs the libraries and the frame (with all it imports), and nearly every page these pieces of looks:
// two files then compress better, and ask less of a slow network, than a dozen small ones.
const alwaysTogether = [
  { name: 'libraries', test: /node_modules/, priority: 2 },
  {
    name: 'frame',
    test: /app\/(root|shell\/framed-page)\.tsx|ui\/src\/(card|uli-line)\.tsx/,
    priority: 1,
  },
]

export default defineConfig(async () => {
  await subsetFonts()
  return {
    plugins: [endpointsWithoutSchemas(), tailwindcss(), reactRouter()],
    // Nothing is inlined: the content security policy lets neither scripts nor fonts come from data: addresses.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        // In development the scan for dependencies does not see that contracts lose their schemas.
        optimizeDeps: { exclude: ['zod'] },
        build: {
          rollupOptions: {
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              codeSplitting: { groups: alwaysTogether },
            },
          },
        },
      },
      ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
    },
  }
})
