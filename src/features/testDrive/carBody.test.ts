import type { CarBody } from '@/ui/art/Car'
import { carBodyOf } from './carBody'

it.each<[string, CarBody]>([
  ['纯电轿跑 城市试驾', 'coupe'],
  ['家庭 SUV 周末试驾', 'suv'],
  ['新车上市 购车礼遇', 'sedan'],
  ['智己 LS6 旗舰版', 'suv'],
  ['智己 L6 超长续航版', 'coupe'],
  ['商务车接待日', 'mpv'],
  ['七座家用 MPV', 'mpv'],
  ['轿跑 SUV', 'suv'],
  ['', 'sedan'],
])('%s is drawn as %s', (name, body) => {
  expect(carBodyOf(name)).toBe(body)
})
