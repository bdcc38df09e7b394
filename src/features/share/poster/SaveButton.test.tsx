import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { healthyApp, installNativeApp, type NativeAppStub } from '@/mocks/hosts/nativeAppStub'
import { LazyToasts } from '@/ui/feedback/LazyToasts'
import { toast, toastRenderer } from '@/ui/feedback/toast'
import { SaveButton } from './SaveButton'
import { canSavePicture } from './savePicture'

const PICTURE = 'data:image/png;base64,AA=='
let app: NativeAppStub | undefined

afterEach(() => {
  toast.dismiss()
  app?.remove()
  app = undefined
})

async function show(image: string) {
  render(
    <>
      <LazyToasts />
      <SaveButton image={image} Hint="p" />
    </>,
  )
  await act(() => toastRenderer.read())
}

const inApp = (code: string) => {
  app = installNativeApp((call) => (call.method === 'saveImage' ? call.answer({ code }) : healthyApp()(call)))
  return app
}

it.each([
  ['0', '已保存到相册'],
  ['7', '没有相册权限，请长按图片保存'],
  ['99', '保存失败，请长按图片保存'],
  ['1', '保存失败，请长按图片保存'],
])('says what came of saving where the native app answers %s: %s (spec 1 §7)', async (code, words) => {
  const { calls } = inApp(code)
  await show(PICTURE)
  await userEvent.click(screen.getByRole('button', { name: '保存图片' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(calls.map(({ method, params }) => [method, params])).toEqual([['saveImage', { image: PICTURE }]])
})

it('says nothing to whoever cancelled', async () => {
  inApp('-1')
  await show(PICTURE)
  await userEvent.click(screen.getByRole('button', { name: '保存图片' }))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '保存图片' })).not.toHaveAttribute('aria-busy')
})

it('is for the native app alone, and for what a photo is made of', () => {
  expect(canSavePicture(PICTURE)).toBe(false)
  inApp('0')
  expect([canSavePicture(PICTURE), canSavePicture('data:image/svg+xml,%3Csvg%2F%3E')]).toEqual([true, false])
})
