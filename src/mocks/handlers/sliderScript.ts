import { defineEndpoint } from '../calls/endpoint'
import { installSliderStub, type SliderBehaviour } from '../hosts/sliderStub'

const script = (behaviour: SliderBehaviour) => () =>
  new Response(`;(${installSliderStub.toString()})(window, ${JSON.stringify(behaviour)})`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })

/** The vendor's script, as the development stage names it in `config/env`. Faults of the way are the vendor being down. */
export const sliderScriptEndpoints = [
  defineEndpoint({
    name: 'sliderScript',
    method: 'GET',
    path: '/vendor/slider.js',
    outcomes: { ok: script('success'), error: script('error'), hangs: script('hangs') },
  }),
]
