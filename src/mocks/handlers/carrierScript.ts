import { KNOWN_PHONES } from '../state/accounts'
import { installCarrierStub, type CarrierBehaviour } from '../hosts/carrierStub'
import { defineEndpoint } from '../calls/endpoint'

const script = (behaviour: CarrierBehaviour, mobile: string = KNOWN_PHONES.passenger) => () =>
  new Response(`;(${installCarrierStub.toString()})(window, ${JSON.stringify(behaviour)}, ${JSON.stringify(mobile)})`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })

/** The carrier vendor's SDK, as the development stage names it in `config/env`. Faults of the way are the vendor being down. */
export const carrierScriptEndpoints = [
  defineEndpoint({
    name: 'carrierScript',
    method: 'GET',
    path: '/vendor/carrier.js',
    outcomes: {
      ok: script('success'),
      /** A line without an account. */
      newNumber: script('success', '13512340000'),
      failing: script('failing'),
      silent: script('silent'),
      expired: script('expired'),
      hangs: script('hangs'),
      never: script('never'),
    },
  }),
]
