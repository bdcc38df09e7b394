type Handle = (request: Request) => Promise<Response>

/** Answers preflights and opens every reply to the page that asked, for a page served from another origin than the backend. */
export function withCors(handle: Handle): Handle {
  return async (request) => {
    const origin = request.headers.get('origin')
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
    const response = isPreflight ? new Response(null, { status: 204 }) : await handle(request)
    // A network error has no headers to write to.
    if (response.type === 'error') return response
    const headers = new Headers(response.headers)
    headers.set('Cache-Control', 'no-store')
    if (origin) {
      headers.set('Access-Control-Allow-Origin', origin)
      headers.set('Access-Control-Allow-Credentials', 'true')
      headers.set('Vary', 'Origin')
    }
    if (isPreflight) {
      headers.set('Access-Control-Allow-Methods', 'GET, POST')
      headers.set('Access-Control-Allow-Headers', request.headers.get('access-control-request-headers') ?? '')
      headers.set('Access-Control-Max-Age', '600')
    }
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
}
