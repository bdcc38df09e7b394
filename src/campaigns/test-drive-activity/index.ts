import { testDriveSlice, testDriveTheme } from '@/features/testDrive'
import { defineCampaign } from '../defineCampaign'
import { testDriveMessages } from './messages'
import { prefix } from './prefix'

export const campaign = defineCampaign({
  prefix,
  title: () => testDriveMessages.read().title.common,
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'TESTDRIVE2026',
  theme: testDriveTheme,
  slices: [testDriveSlice],
  pages: {
    '': { kind: 'redirect', load: () => import('./pages/entry') },
    home: { kind: 'home', load: () => import('./pages/home'), preview: true },
    login: { kind: 'login', load: () => import('./pages/login'), preview: true },
    appointmentGuide: { kind: 'guide', load: () => import('./pages/guide'), preview: true },
    retainedCapital: { kind: 'form', load: () => import('./pages/lead'), preview: true },
    'retainedCapital/end': { kind: 'result', load: () => import('./pages/end'), preview: true },
    appointmentDrivingTest: { kind: 'form', load: () => import('./pages/booking'), preview: true },
    'appointmentDrivingTest/orderInfo': { kind: 'detail', load: () => import('./pages/order'), preview: true },
    'appointmentDrivingTest/address': { kind: 'address', load: () => import('./pages/address') },
  },
})
