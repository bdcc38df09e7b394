import { createBackend, type Backend, type BackendOptions } from './backend'

/**
 * The backend for a Node HTTP server that speaks web Requests (the dev server, `npm run serve`). The server owes it two things: a
 * `Response.error()` must become a destroyed socket, and a client that goes away must abort the request's signal, since the outcome
 * `timeout` waits for that.
 */
export function createEmbeddedBackend(options?: BackendOptions): Pick<Backend, 'handle' | 'owns'> {
  const { handle, owns } = createBackend(options)
  return { handle, owns }
}
