/** Calls of this page wait until the backend is there: before that they would go to a server that has none. Where it does not come they fail as without a network. */
export function holdFetch(ready: Promise<void>): void {
  const fetchAsIs = window.fetch.bind(window)
  window.fetch = (input, init) =>
    ready.then(
      () => fetchAsIs(input, init),
      () => Promise.reject(new TypeError('Failed to fetch')),
    )
}
