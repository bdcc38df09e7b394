/** The replies of a call as a test needs them: `change` is given their text. Gives the way back, for `finally`. */
export function changeReplies(name: string, change: (text: string) => string | Promise<string>): () => void {
  const send = globalThis.fetch
  globalThis.fetch = async (...call) => {
    const reply = await send(...call)
    return reply.url.endsWith(name) ? new Response(await change(await reply.text()), { status: reply.status, headers: { 'content-type': 'application/json' } }) : reply
  }
  return () => void (globalThis.fetch = send)
}

/** The call's replies come once `held` is over, and give no reward. Gives the way back. */
export function giveNothing(name: string, held: Promise<void> = Promise.resolve()): () => void {
  return changeReplies(name, async (text) => {
    await held
    const { data, ...rest } = JSON.parse(text) as { readonly data: object }
    return JSON.stringify({ ...rest, data: { ...data, reward: null } })
  })
}
