import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pictureFile } from '../../documents/linkPictures.ts'
import { lanOrigins } from './lanOrigins.ts'

const PICTURE = /^pictures\/([a-z0-9-]+)\.jpg$/

/** What the workshop's page asks besides its scripts: where phones of the same network find this server, and the pictures of links. */
export function answerWorkshop(name: string, { socket }: Pick<IncomingMessage, 'socket'>, response: ServerResponse): void {
  const [, prefix] = PICTURE.exec(name) ?? []
  if (name === 'addresses') {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }).end(JSON.stringify(lanOrigins(socket.localPort ?? 80)))
  } else if (prefix) {
    void answerPicture(prefix, response)
  } else {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
  }
}

/** The platform's stands for a campaign without one. */
async function answerPicture(prefix: string, response: ServerResponse): Promise<void> {
  const picture = await readFile(pictureFile(prefix)).catch(() => readFile(pictureFile('')))
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }).end(picture)
}
