import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// A chat app draws a link as a card with a picture, and takes no SVG: so each campaign has one (`npm run pictures`), beside what it is drawn of.

/** The picture of a campaign's links by its prefix; '' is the platform's, which stands for a campaign that has none. */
export const pictureFile = (prefix: string): string => (prefix === '' ? 'src/app/landing/link.jpg' : `src/campaigns/${prefix}/art/link.jpg`)

const prefixOf = (file: string): string => /^src\/campaigns\/([^/]+)\//.exec(file)?.[1] ?? ''

/** Below the base path. */
export type LinkPictures = ReadonlyMap<string, string>

/** Puts the pictures among the files that carry a hash of their content in their name: a chat app keeps what it has once asked for. */
export function publishPictures(root = '.', folder = 'dist'): LinkPictures {
  const files = globSync([pictureFile(''), pictureFile('*')], { cwd: root })
  return new Map(
    files.map((file) => {
      const picture = readFileSync(join(root, file))
      const name = `assets/link/${createHash('sha256').update(picture).digest('hex').slice(0, 10)}.jpg`
      const place = join(root, folder, name)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, picture)
      return [prefixOf(file), name]
    }),
  )
}

export const pictureOf = (pictures: LinkPictures, prefix = ''): string | undefined => pictures.get(prefix) ?? pictures.get('')

/** What the build says of a picture: whether it is there, and what it shows is still what the campaign is known by. */
export type PictureState = { readonly file: string; readonly bytes?: number; readonly isStale?: boolean }

const FILE = 'dist-maps/pictures.json'

export const writePictureStates = (states: readonly PictureState[]): void => writeFileSync(FILE, JSON.stringify(states, null, 1))
export const pictureStates = (): readonly PictureState[] => JSON.parse(readFileSync(FILE, 'utf8')) as PictureState[]

export function stateOf(file: string, isCurrent: (picture: Buffer) => boolean): PictureState {
  if (!existsSync(file)) return { file }
  const picture = readFileSync(file)
  return { file, bytes: picture.length, isStale: !isCurrent(picture) }
}
