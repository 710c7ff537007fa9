import { minifySync, type Plugin } from 'vite'

const BOOT = /^assets\/boot-.*\.js$/

/** boot.js is loaded by URL and not imported, so the build does not minify it by itself. */
export function smallBoot(): Plugin {
  return {
    name: 'ahia:small-boot',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const boot = Object.values(bundle).find(({ fileName }) => BOOT.test(fileName))
      if (boot?.type !== 'asset') throw new Error('boot.js is not in the build')
      boot.source = minifySync(boot.fileName, String(boot.source)).code
    },
  }
}
