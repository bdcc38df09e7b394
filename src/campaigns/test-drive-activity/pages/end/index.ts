import { definePage } from '@/blocks/definePage'
import { endConfig } from '../../config'
import { endFixtures } from '../../fixtures'
import { EndView } from './EndView'
import { useEnd } from './useEnd'

export const page = definePage({ kind: 'result', config: endConfig, fixtures: endFixtures, actionNames: ['back', 'claim'], useLive: useEnd, View: EndView })
