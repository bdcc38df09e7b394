import { networkInterfaces } from 'node:os'

/** Where other machines of the same network find a server of this one, the address that a phone most likely reaches first. */
export function lanOrigins(port: number): readonly string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])))
  // Home and office networks before those of virtual machines.
  const rank = (address: string): number => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2)
  return found.toSorted((a, b) => rank(a) - rank(b)).map((address) => `http://${address}:${port}`)
}
