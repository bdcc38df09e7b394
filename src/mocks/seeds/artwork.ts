/** Pictures that marketing would upload, drawn here: `<kind>.svg` or `<kind>-<hue>.svg`. Small, sharp at every size, the same each time. */
const SHAPES = {
  page: (hue: number) => svg(375, 1000, `<rect width="375" height="1000" fill="hsl(${hue},60%,94%)"/><path d="M0 0h375v220q-187 70-375 0z" fill="hsl(${hue},62%,42%)"/><circle cx="310" cy="60" r="90" fill="hsl(${hue},62%,50%)"/>`),
  banner: (hue: number) => svg(343, 120, `<rect width="343" height="120" rx="12" fill="hsl(${hue},62%,42%)"/><circle cx="290" cy="30" r="60" fill="hsl(${hue},62%,50%)"/>`),
  button: (hue: number) => svg(311, 48, `<rect width="311" height="48" rx="24" fill="hsl(${hue},72%,38%)"/>`),
  share: (hue: number) => svg(200, 200, `<rect width="200" height="200" rx="24" fill="hsl(${hue},62%,42%)"/><path d="M50 120q50-60 100 0" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/>`),
}

type Kind = keyof typeof SHAPES

const DEFAULT_HUE = 165

export function artworkUrl(kind: Kind, hue = DEFAULT_HUE): string {
  return `/__mock__/artwork/${kind}-${hue}.svg`
}

export function drawArtwork(file: string): Response {
  const [, kind = '', hue] = /^([a-z]+)(?:-(\d+))?\.svg$/.exec(file) ?? []
  if (!isKind(kind)) return Response.json({ message: `No artwork called ${file}.` }, { status: 404 })
  return new Response(SHAPES[kind](Number(hue ?? DEFAULT_HUE)), { headers: { 'Content-Type': 'image/svg+xml' } })
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(SHAPES, name)
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMin slice">${content}</svg>`
}
