import { render, screen } from '@testing-library/react'
import { parseConfig } from '@/lib/pageConfig'
import { qrCodeConfig } from './config'
import { qrCodeFixtures } from './fixtures'
import { QrCodeView } from './QrCodeView'

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
})

it.each([
  [{}, 'flex-start'],
  [{ qrPosition: 'middle' }, 'center'],
  [{ qrPosition: 'bottom' }, 'flex-end'],
  [{ qrPosition: 'beside' }, 'flex-start'],
])('stands where marketing’s picture leaves room for it: %j', (rawConfig, side) => {
  const { container } = render(<QrCodeView config={parseConfig(qrCodeConfig, rawConfig).config} data={qrCodeFixtures.default} actions={{ share: () => undefined, login: () => undefined }} />)
  expect(container.querySelector('[data-box=qrPosition]')).toHaveStyle({ justifyContent: side })
  expect(screen.getByRole('img', { name: '邀请二维码，扫描参加活动' })).toBeVisible()
})
