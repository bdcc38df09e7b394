import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

export const STAMP_FILE = 'dist-maps/built-from'

const INPUTS = ['src/**/*', 'config/env/**/*', 'config/polyfills.js', 'config/withoutBigint.js', 'config/withoutQueryExtras.ts', 'config/withoutSliceSelectors.ts', 'config/withoutStyleExtras.ts', 'webpack.config.ts', 'babel.config.js', '.browserslistrc', 'package-lock.json', 'config/nginx/*.conf', 'config/security/*.ts', 'config/webpack/*.ts', 'config/documents/**/*.ts', 'config/scripts/sourceModules.ts', 'config/scripts/build/{build,buildTarget,chunkFiles,nginxFiles,precompress,releaseDocuments,siteDocuments}.ts', 'config/scripts/server/mediaTypes.ts']
const isBuilt = (file: string): boolean => !/\.test\.tsx?$|^src\/campaigns\/[^/]+\/tests\/|(^|\/)src\/(mocks|simulator|workbench)\//.test(file) && statSync(file).isFile()

/** A fingerprint of everything that a build is made of. */
export function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of globSync(INPUTS).filter(isBuilt).toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const isBuildFresh = (): boolean => existsSync(STAMP_FILE) && existsSync('dist/index.html') && readFileSync(STAMP_FILE, 'utf8') === sourceStamp()
