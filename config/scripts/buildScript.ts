import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import webpack, { type Configuration } from 'webpack'
import { configure } from '../../webpack.config.ts'

/** One script that every browser can read, made on the spot for a development server: no chunks, no polyfills. Answers its text. */
export async function buildScript(name: string, entry: string): Promise<string> {
  const config = configure('document', 'production')
  const path = `${process.cwd()}/node_modules/.cache/${name}`
  const own: Configuration = {
    ...config,
    entry: { [name]: entry },
    output: { ...config.output, path },
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    ...(typeof config.cache === 'object' && config.cache.type === 'filesystem' ? { cache: { ...config.cache, name: `${name}-production` } } : {}),
  }
  const compiler = webpack(own)
  if (!compiler) throw new Error('webpack gave no compiler')
  const stats = await promisify(compiler.run.bind(compiler))()
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  await promisify(compiler.close.bind(compiler))()
  return readFileSync(`${path}/${name}.js`, 'utf8')
}
