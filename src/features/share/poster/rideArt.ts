import { fillBox, fillCircle, paintPaths, type Drawn, type Ink } from './canvasInk'

const CAR_DARK = '#33211d'

/** From the side, on its wheels; 200 wide and 100 tall. The circles of its wheels are drawn after it. */
const TAXI: Drawn = [
  ['M76 0h38l5 14H72z', '#ffffff'],
  ['M80 4h30l2.5 7H77.5z', CAR_DARK],
  ['M0 76V56c0-8 5-13 13-15l22-5 20-22c4-4 8-6 14-6h50c7 0 12 2 17 7l20 21 28 5c11 2 16 8 16 18v17q0 6-6 6H6q-6 0-6-6z', '#ffbe2e'],
  ['M0 62h200v14q0 6-6 6H6q-6 0-6-6z', '#fff4ec'],
  ['M48 36l16-17c2-2 4-3 7-3h19v20zM98 16h20c4 0 6 1 9 4l16 16H98z', '#bfe4f5'],
  ['M184 46c9 1 14 4 15 11h-12c-4 0-6-3-3-11z', '#fff7d6'],
  ['M0 50h9c4 0 4 9 0 9H0zM64 59h8v6h-8zM80 59h8v6h-8zM96 59h8v6h-8zM112 59h8v6h-8zM72 65h8v6h-8zM88 65h8v6h-8zM104 65h8v6h-8z', CAR_DARK],
]

const WHEELS = [42, 158]

/** `x` and `y`: its upper left corner. */
export function paintTaxi(ink: Ink, x: number, y: number, width: number): void {
  const scale = width / 200
  paintPaths(ink, TAXI, { x, y, scale })
  for (const wheel of WHEELS) {
    fillCircle(ink, x + wheel * scale, y + 80 * scale, 19 * scale, CAR_DARK)
    fillCircle(ink, x + wheel * scale, y + 80 * scale, 9 * scale, '#f6ece6')
  }
}

const SKYLINE = 'M0 120V58h26V38h30v34h14V14L86 0l16 14v54h16V46h34v74zM168 120V32h10l6-32 6 32h10v34h18V24h36v44h20V50h30v70zM330 120V70h22V44h28v30h16V20h30v50h18v50z'

/** 450 wide and 120 tall before it is scaled; it stands on `bottom`. */
export function paintSkyline(ink: Ink, x: number, bottom: number, scale: number, colour: string): void {
  paintPaths(ink, [[SKYLINE, colour]], { x, y: bottom - 120 * scale, scale })
}

/** A map's pin with its tip at `x`, `y`. */
export function paintPin(ink: Ink, x: number, y: number, height: number, colour: string): void {
  const scale = height / 62
  paintPaths(ink, [['M0 0C-14-18-22-27-22-40a22 22 0 0 1 44 0C22-27 14-18 0 0z', colour]], { x, y, scale })
  fillCircle(ink, x, y - 40 * scale, 9 * scale, '#ffffff')
}

/** A car from the front, on 24 by 24: with its windscreen, and the lights that are cut out of it. */
const CAR_FRONT = 'M5 10.5l1.6-4.3A2.2 2.2 0 0 1 8.7 4.7h6.6a2.2 2.2 0 0 1 2.1 1.5L19 10.5c1.2.3 2 1.2 2 2.4V18a1 1 0 0 1-1 1h-1.4a1 1 0 0 1-1-1v-1H6.4v1a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5.1c0-1.2.8-2.1 2-2.4zM7.3 10.3h9.4L15.5 7.1a.8.8 0 0 0-.7-.5H9.2a.8.8 0 0 0-.7.5z'
const LIGHTS = 'M6.7 12.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM17.3 12.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z'

type Mark = { readonly x: number; readonly y: number; readonly size: number; readonly ground: string; readonly car: string }

/** The product's mark: a car on a rounded square. */
export function paintMark(ink: Ink, mark: Mark): void {
  paintMarkOf(ink, mark, CAR_FRONT + LIGHTS)
}

/** For the middle of a code, where nothing may look like one of its three eyes: dark, light, dark, light and dark in a row. So the ground is light, and the car has no lights. */
export function paintCodeMark(ink: Ink, mark: Mark): void {
  paintMarkOf(ink, mark, CAR_FRONT)
}

function paintMarkOf(ink: Ink, { x, y, size, ground, car }: Mark, path: string): void {
  fillBox(ink, { x, y, width: size, height: size, radius: size * 0.26 }, ground)
  paintPaths(ink, [[path, car]], { x: x + size * 0.14, y: y + size * 0.14, scale: (size * 0.72) / 24 })
}
