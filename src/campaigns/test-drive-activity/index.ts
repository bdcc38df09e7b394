import { customPage, place } from '@/blocks/pageChoices'
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
    '': customPage('redirect', () => import('./pages/entry')),
    home: customPage('home', () => import('./pages/home'), { preview: true }),
    login: customPage('login', () => import('./pages/login'), { preview: true }),
    appointmentGuide: customPage('guide', () => import('./pages/guide'), { preview: true }),
    retainedCapital: customPage('form', () => import('./pages/lead'), { preview: true }),
    'retainedCapital/end': customPage('result', () => import('./pages/end'), { preview: true }),
    appointmentDrivingTest: customPage('form', () => import('./pages/booking'), { preview: true }),
    'appointmentDrivingTest/orderInfo': customPage('detail', () => import('./pages/order'), { preview: true }),
    'appointmentDrivingTest/address': place(async () => (await import('./pages/address')).address),
  },
})
