declare module 'chrome-remote-interface' {
  export type Client = {
    send(method: string, params?: Record<string, unknown>): Promise<unknown>
    on(event: string, listener: (params: never) => void): unknown
    close(): Promise<void>
  }
  type Options = { host?: string; port: number; local?: boolean; target?: string }
  export default function connect(options: Options): Promise<Client>
}
