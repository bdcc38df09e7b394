import { definePage } from '@/blocks/definePage'
import { addressFixtures } from '../../fixtures'
import { AddressView } from './AddressView'
import { useAddress } from './useAddress'

export const page = definePage({ kind: 'address', config: {}, fixtures: addressFixtures, actionNames: ['chooseCity', 'type', 'pick', 'retry'], useLive: useAddress, View: AddressView })
