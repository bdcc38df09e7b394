import { own, place } from '@/blocks/pageEntries'
import { testDriveSlice, testDriveTheme } from '@/features/testDrive'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'test-drive-activity',
  title: bilingual('试乘试驾', 'Test drive'),
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'TESTDRIVE2026',
  theme: testDriveTheme,
  slices: [testDriveSlice],
  pages: {
    '': own('redirect', () => import('./pages/entry')),
    home: own('home', () => import('./pages/home'), { preview: true }),
    login: own('login', () => import('./pages/login'), { preview: true }),
    appointmentGuide: own('guide', () => import('./pages/guide'), { preview: true }),
    retainedCapital: own('form', () => import('./pages/lead'), { preview: true }),
    'retainedCapital/end': own('result', () => import('./pages/end'), { preview: true }),
    appointmentDrivingTest: own('form', () => import('./pages/booking'), { preview: true }),
    'appointmentDrivingTest/orderInfo': own('detail', () => import('./pages/order'), { preview: true }),
    'appointmentDrivingTest/address': place(async () => (await import('./pages/address')).address),
  },
})
