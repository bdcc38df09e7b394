declare module 'chrome-remote-interface' {
  export type Client = {
    send(method: string, params?: Record<string, unknown>): Promise<unknown>
    on(event: string, listener: (params: never) => void): unknown
    close(): Promise<void>
  }
  type Options = { host?: string; port: number; protocol?: { readonly domains: readonly unknown[] }; target?: string }
  export default function connect(options: Options): Promise<Client>
}
