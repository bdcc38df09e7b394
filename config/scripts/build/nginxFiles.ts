import { readdirSync, readFileSync } from 'node:fs'
import { stageAndLineOf } from '../../env/environments.ts'
import { siteHosts } from '../../env/siteHosts.ts'
import { contentPolicy, driverAddress, PREVIEW_ADDRESS, WORKPLACE_CHAT, type DocumentHashes, type DocumentPolicy, type FramedBy } from '../../security/contentPolicy.ts'
import { assetHeaders, cachingOf, everyDocument, everyResponse, sealedHeaders, type Headers } from '../../security/responseHeaders.ts'
import { mediaTypes, TAKES_BROTLI } from '../server/mediaTypes.ts'
import { pageAddress } from './siteDocuments.ts'

const FOLDER = 'config/nginx'
/** A name that no environment lists: what a page on an unknown host gets. */
const UNKNOWN_HOST = 'unknown.invalid'
const UNKNOWN = 'unknown'
/** Where Debian keeps nginx's logs, and rotates them. */
const LOG = '/var/log/nginx/market-platform-h5'
const FRAMED_BY: readonly FramedBy[] = ['nobody', 'previewTool', 'driverApp', 'workplaceChat']

const headerLines = (headers: Headers): string => Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')

const stageOf = (host: string): string => (stageAndLineOf(host) ?? [UNKNOWN])[0]

/** The entries of the map from a host to its stage. */
export const stageLines = (hosts: readonly string[]): string => hosts.map((host) => `    ${host} ${stageOf(host)};`).join('\n')

/** A policy depends on who frames and on the stage alone. */
function policyLines(hashes: DocumentHashes): string {
  const hostOf = new Map([...siteHosts, UNKNOWN_HOST].map((host) => [stageOf(host), host]))
  return [...hostOf].flatMap(([stage, host]) => FRAMED_BY.map((framedBy) => `    "${framedBy} ${stage}" "${contentPolicy(host, framedBy, hashes)}";`)).join('\n')
}

/**
 * nginx's whole configuration for one build, by file name: the templates of config/nginx with what config/security and config/env decide. `documents` is
 * the folder of this build's documents (releaseDocuments.ts), for which `policy` is.
 */
export function nginxFiles(base: string, documents: string, policy: DocumentPolicy): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string>> = {
    base,
    documents: base + documents,
    pageAddress: pageAddress(base),
    folder: base.replace(/\/$/, ''),
    previewAddress: PREVIEW_ADDRESS,
    driverAddress: driverAddress(policy.framed),
    workplaceChat: WORKPLACE_CHAT,
    takesBrotli: TAKES_BROTLI,
    log: LOG,
    unknown: UNKNOWN,
    stages: stageLines(siteHosts),
    policies: policyLines(policy),
    assetCaching: cachingOf('assets/any'),
    // Only scripts have a .br neighbour under assets/ (config/scripts/build/precompress.ts), so `br` at the end of what was found is a script.
    assetTypes: Object.entries(mediaTypes).filter(([extension]) => extension !== 'html').map(([extension, type]) => `        "${type}" ${extension}${extension === 'js' ? ' br' : ''};`).join('\n'),
    hosts: siteHosts.join(' '),
  }
  const fill = (template: string, headers: string): string =>
    template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = name === 'headers' ? headers : values[name]
      if (value === undefined) throw new Error(`${FOLDER} asks for {{${name}}}, which nothing gives.`)
      return value
    })
  const headersOf = (name: string): string => headerLines(name === 'document.conf' ? { ...everyResponse, ...everyDocument } : name === 'asset.conf' ? assetHeaders : sealedHeaders)
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.conf'))
  return Object.fromEntries(names.map((name) => [name, fill(readFileSync(`${FOLDER}/${name}`, 'utf8'), headersOf(name))]))
}
