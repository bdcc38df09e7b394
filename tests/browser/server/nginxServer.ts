import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { developerHosts } from '../../../config/env/siteHosts.ts'
import { stageLines } from '../../../config/scripts/build/nginxFiles.ts'

export type NginxServer = { readonly origin: string; readonly withGateway: string; readonly logs: () => string; readonly close: () => Promise<void> }

const BINARY = process.env.NGINX_PATH ?? '/usr/sbin/nginx'

/** `nginx version: nginx/1.22.1`, or undefined where this machine has none. */
export function nginxVersion(): string | undefined {
  const { stderr, status } = spawnSync(BINARY, ['-v'], { encoding: 'utf8' })
  return status === 0 ? stderr.trim() : undefined
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** What a machine's own nginx.conf brings, Debian's log of whole addresses too: here it keeps to one folder, without root's rights. `gateway` answers what the API would. */
const mainConfig = (folder: string, port: number, both: number, gateway: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
    include market-platform-h5/http.conf;
    access_log ${folder}/machine.log combined;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    sendfile on;
    server {
        listen 127.0.0.1:${port};
        root ${folder}/www;
        include market-platform-h5/site.conf;
    }
    # The page asks the gateway at its own origin here, so one more port stands for both: the site as it is, and the embedded backend beside it.
    server {
        listen 127.0.0.1:${both};
        access_log off;
        location /market-platform-h5/ {
            proxy_pass http://127.0.0.1:${port};
            proxy_set_header Host $http_host;
        }
        location / {
            proxy_pass ${gateway};
            proxy_set_header Host $http_host;
        }
    }
}
`

/** The folder of one nginx, with the build's configuration and all logs in it, and its end. */
function makeFolder(): { readonly folder: string; readonly configured: string; readonly logs: () => string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mph5-nginx-'))
  const configured = join(folder, 'market-platform-h5')
  cpSync('dist-maps/nginx', configured, { recursive: true })
  for (const name of readdirSync(configured)) change(join(configured, name), (text) => text.replaceAll('/var/log/nginx', folder))
  const logs = (): string => readdirSync(folder).filter((name) => name.endsWith('.log')).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  return { folder, configured, logs, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const change = (file: string, how: (text: string) => string): void => writeFileSync(file, how(readFileSync(file, 'utf8')))

const argumentsFor = (folder: string): string[] => ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]

/** Runs until it is closed; there once `port` takes connections. */
async function run(folder: string, port: number, remove: () => void): Promise<() => Promise<void>> {
  const said: string[] = []
  const child = spawn(BINARY, argumentsFor(folder), { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    for (let i = 0; i < 50 && child.exitCode === null; i += 1) await wait(50)
    remove()
  }
  for (let i = 0; i < 100; i += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said.join('')}`)
    if (await takesConnections(port)) return close
    await wait(50)
  }
  await close()
  throw new Error(`nginx does not answer. ${said.join('')}`)
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).once('error', () => done(false))
  })

export type WholeServer = {
  /** What nginx says of the configuration. */
  readonly said: string
  /** The ports that stand for 80 and 443. */
  readonly plain: number
  readonly tls: number
  /** What stands in both logs so far. */
  readonly logs: () => string
  readonly close: () => Promise<void>
}

/** The whole server over TLS (server.conf), with a certificate made on the spot and ports that anybody may open. Undefined where no certificate can be made. */
export async function startWholeServer(): Promise<WholeServer | undefined> {
  const { folder, configured, logs, remove } = makeFolder()
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', join(folder, 'a.key'), '-out', join(folder, 'a.pem')])
  if (made.status !== 0) {
    remove()
    return undefined
  }
  const [plain, tls] = [await freePort(), await freePort()]
  const server = readFileSync(join(configured, 'server.conf'), 'utf8')
    .replace(/\/etc\/ssl\/\S+\.(pem|key)/g, (_, kind: string) => join(folder, `a.${kind}`))
    .replace(/listen \[::\]:\d+[^;]*;/g, '')
    .replace('listen 80;', `listen ${plain};`)
    .replace('listen 443 ssl', `listen ${tls} ssl`)
  writeFileSync(join(folder, 'server.conf'), server)
  writeFileSync(join(folder, 'nginx.conf'), `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; events {} http { include market-platform-h5/http.conf; include server.conf; }`)
  const said = spawnSync(BINARY, ['-t', ...argumentsFor(folder)], { encoding: 'utf8' }).stderr
  const close = await run(folder, plain, remove)
  return { said, plain, tls, logs, close }
}

/** A real nginx with the build's configuration (dist-maps/nginx) over dist/, in a server of an operator's own. It knows this machine's names too, which the build's configuration does not. */
export async function startNginx(gateway: string): Promise<NginxServer> {
  const { folder, configured, logs, remove } = makeFolder()
  change(join(configured, 'http.conf'), (text) => text.replace(/(map \$host \$mph5_stage \{\n)/, (start) => `${start}${stageLines(developerHosts)}\n`))
  mkdirSync(join(folder, 'www'))
  symlinkSync(resolve('dist'), join(folder, 'www/market-platform-h5'))
  const [port, both] = [await freePort(), await freePort()]
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder, port, both, gateway))
  const close = await run(folder, port, remove)
  return { origin: `http://localhost:${port}`, withGateway: `http://localhost:${both}`, logs, close }
}
