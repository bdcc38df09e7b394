// `npm run build`: dist/ is what a host or CDN serves under the base path; dist-maps/ is what we keep (source maps, hashes, file lists)
// and what the server in front of it is told (nginx/).
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BASE_PATH } from '../../basePath.ts'
import type { Target } from '../../../webpack.config.ts'
import { writeBuiltPages } from '../../documents/builtPages.ts'
import { openDocuments } from '../../documents/documents.ts'
import { publishPictures, stateOf, writePictureStates } from '../../documents/linkPictures.ts'
import { noteOf } from '../../documents/pictureNote.ts'
import { policyHashes } from '../../documents/renderDocument.ts'
import { PRODUCTION_ORIGIN } from '../../env/siteHosts.ts'
import type { DocumentPolicy } from '../../security/contentPolicy.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import { licenceTexts } from './licenceTexts.ts'
import { nginxFiles } from './nginxFiles.ts'
import { precompress } from './precompress.ts'
import { publishDocuments } from './releaseDocuments.ts'
import { sourceStamp, STAMP_FILE } from './sourceStamp.ts'

const buildTarget = (target: Target): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${import.meta.dirname}/buildTarget.ts`, target], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The ${target} build failed.`))))
  })

const readFiles = (target: Target): ChunkFiles => JSON.parse(readFileSync(`dist-maps/${target}.json`, 'utf8')) as ChunkFiles

const started = performance.now()
const stamp = sourceStamp()
for (const folder of ['dist', 'dist-maps']) rmSync(folder, { recursive: true, force: true })
mkdirSync('dist-maps')

await Promise.all([buildTarget('document').then(() => buildTarget('modern')), buildTarget('legacy')])

const scripts = { paint: readFileSync('dist-maps/paint.js', 'utf8'), boot: readFileSync('dist-maps/boot.js', 'utf8') }
const published = { site: PRODUCTION_ORIGIN + BASE_PATH, pictures: publishPictures() }
const { pages, framed, render } = await openDocuments({ base: BASE_PATH, scripts, modern: readFiles('modern'), legacy: readFiles('legacy'), published })
const contentPolicy: DocumentPolicy = { ...policyHashes(scripts), framed }
writeBuiltPages(pages)
const { drawnCovers } = await import('../../documents/drawnCovers.ts')
writePictureStates((await drawnCovers()).map(({ file, note }) => stateOf(file, (picture) => noteOf(picture) === note)))
const documents = new Map<string, string>()
for (const { address } of pages) documents.set(address, await render(address))
const release = await publishDocuments(documents)
writeFileSync('dist-maps/contentPolicy.json', JSON.stringify(contentPolicy, null, 2))
mkdirSync('dist-maps/nginx')
for (const [name, text] of Object.entries(nginxFiles(BASE_PATH, release, contentPolicy))) writeFileSync(`dist-maps/nginx/${name}`, text)
// Webpack's own part, which loads the files, comes from no module.
const packages = new Set([...readFiles('modern').packages, ...readFiles('legacy').packages, 'node_modules/webpack'])
writeFileSync('dist/licences.txt', licenceTexts([...packages].toSorted()))
await precompress('dist')
// Last: a build that was cut short has no stamp, so it is not taken for a whole one.
writeFileSync(STAMP_FILE, stamp)
console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s. The documents' scripts are allowed by ${contentPolicy.script}`)
