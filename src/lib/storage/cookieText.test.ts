import { jest } from '@jest/globals'
import { cookieText } from './cookieText'

it('gives the cookies of the page', () => {
  document.cookie = 'x-dyeing=blue'
  expect(cookieText()).toContain('x-dyeing=blue')
  document.cookie = 'x-dyeing=; max-age=0'
})

it('gives none where cookies are refused', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(cookieText()).toBe('')
})
