import type { Options } from '@swc/core'

/** Takes types and JSX out of a module of ours, and leaves the rest as it is written. */
export const swcOptions = (filename: string): Options => ({
  filename,
  isModule: true,
  swcrc: false,
  configFile: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
    transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
  },
})
