import { parse } from 'valibot'
import { pictureVerdict, sliderReply, sliderVerdict } from './contract'
import { parseContextOnly, parseSlider, parseSliderVerdict, toImageAddress, toPictureAnswer, toPictureRequest, toSliderProof, toSliderRequest } from './captchaModel'

describe('what is sent (spec 1 §7)', () => {
  it('asks for a picture with account, type 1, context and page path', () => {
    expect(toPictureRequest({ phone: '13800138000', contextToken: 'c1', source: '/a/login' })).toEqual({ accountName: '13800138000', accountType: 1, contextToken: 'c1', source: '/a/login' })
  })

  it('verifies what was typed under the name imgData', () => {
    expect(toPictureAnswer({ answer: 'AB12', contextToken: 'c1', source: '/a/login' })).toEqual({ imgData: 'AB12', contextToken: 'c1', source: '/a/login' })
  })

  it('starts a slider for the send-code check point', () => {
    expect(toSliderRequest('c1', 'app')).toEqual({ contextToken: 'c1', checkPoint: 'cp_new_send_sms', clientType: 'h5', clientAppId: 'app' })
  })

  it('verifies a slider with its three proofs and where it was solved', () => {
    const proof = { contextToken: 'c2', challenge: 'ch', validate: 'v', seccode: 's', gtServerStatus: '1', clientAppId: 'app', pageUrl: 'https://h5.example/a', userAgent: 'UA' }
    expect(toSliderProof(proof)).toEqual({
      contextToken: 'c2',
      challenge: 'ch',
      validate: 'v',
      seccode: 's',
      gtServerStatus: '1',
      checkPoint: 'cp_new_send_sms',
      clientAppId: 'app',
      customer_url: 'https://h5.example/a',
      customer_ua: 'UA',
    })
  })
})

describe('what comes back', () => {
  it.each([[1, false], [true, false], ['1', false], [0, true], [false, true]] as const)('success %s runs the vendor offline: %s', (success, isOffline) => {
    expect(parseSlider(parse(sliderReply, { gt: 'g', challenge: 'c', success, gtServerStatus: 1, contextToken: 'c2' }))).toEqual({ gt: 'g', challenge: 'c', isOffline, gtServerStatus: '1', contextToken: 'c2' })
  })

  it.each([['success', true], ['fail', false], ['', false], ['SUCCESS', false]])('slider status %p is passed: %s (spec 1 §7)', (status, isPassed) => {
    expect(parseSliderVerdict(parse(sliderVerdict, { status }))).toEqual({ isPassed, contextToken: null })
  })

  it.each([null, undefined, {}, true, 1, 'success'])('a picture verdict of %p brings no new context', (verdict) => {
    expect(parseContextOnly(parse(pictureVerdict, verdict))).toEqual({ contextToken: null })
  })
})

describe('the picture', () => {
  it.each([
    ['bare base64', 'iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['base64 broken into lines', 'iVBO\r\nRw0K\nGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['a data URL', 'data:image/jpeg;base64,/9j/4AA=', 'data:image/jpeg;base64,/9j/4AA='],
    ['a drawn one', 'data:image/svg+xml;base64,PHN2Zy8+', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['its type in capitals', 'DATA:IMAGE/PNG;BASE64,iVBORw0KGgo=', 'DATA:IMAGE/PNG;BASE64,iVBORw0KGgo='],
  ])('is shown from %s', (_, imgData, address) => {
    expect(toImageAddress(imgData)).toBe(address)
  })

  it.each([
    '',
    'data:image/png;base64,',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'https://tracker.example/x.png',
    '//tracker.example/x.png',
    'javascript:alert(1)',
    'iVBO"onerror="alert(1)',
  ])('is not made of %p', (imgData) => {
    expect(toImageAddress(imgData)).toBeNull()
  })
})
