/** The call's replies come once `held` is over, and give no reward. Gives the way back. */
export function giveNothing(name: string, held: Promise<void> = Promise.resolve()): () => void {
  const send = globalThis.fetch
  globalThis.fetch = async (...call) => {
    const reply = await send(...call)
    if (!reply.url.endsWith(name)) return reply
    await held
    const { data, ...rest } = (await reply.json()) as { readonly data: object }
    return Response.json({ ...rest, data: { ...data, reward: null } })
  }
  return () => void (globalThis.fetch = send)
}
