import type { Middleware } from './embeddedBackend.ts'
import { addressesOf, documentFor, pathOf } from '../build/siteDocuments.ts'

/** Documents as `npm start` has them: `render` draws that of an address, and for '' the start page's, which any unknown address gets. */
export type DrawnDocuments = { readonly addresses: readonly string[]; readonly render: (address: string) => Promise<string> }

const FAILED = 'The documents could not be drawn. The terminal says why; reload to try again.'

/**
 * Answers with a page's document, by the rule of the built site (siteDocuments.ts). `open` begins at once, beside the first build, so that no page waits
 * for one after the other; after a failure it begins again with the next page.
 */
export function devDocuments(base: string, open: () => Promise<DrawnDocuments>, change: (html: string) => string = String): Middleware {
  let opening: Promise<DrawnDocuments> | undefined
  const opened = (): Promise<DrawnDocuments> => (opening ??= open())
  // A failure is answered to the page that asks for it.
  opened().catch(() => undefined)

  async function draw(request: Parameters<Middleware>[0]): Promise<string | undefined> {
    const documents = await opened().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    const page = documentFor(request, base, addressesOf(['', ...documents.addresses]))
    return page === undefined ? undefined : change(await documents.render(page))
  }

  const answered: (...asked: Parameters<Middleware>) => Promise<void> = async (request, response, next) => {
    const send = (status: number, type: string, text: string): void =>
      void response.writeHead(status, { 'Content-Type': `text/${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).end(request.method === 'HEAD' ? undefined : text)
    try {
      const html = await draw(request)
      if (html === undefined) next()
      else send(200, 'html', html)
    } catch (error) {
      console.error(error)
      send(500, 'plain', FAILED)
    }
  }

  return (request, response, next) => {
    const { method, url = '/' } = request
    const path = pathOf(url)
    const isOurs = path !== undefined && (method === 'GET' || method === 'HEAD')
    if (isOurs && (path === '/' || `${path}/` === base)) response.writeHead(302, { Location: base }).end()
    else if (isOurs && path.startsWith(base)) void answered(request, response, next)
    else next()
  }
}
