import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, boolean, literal, number, object, optional, parse, picklist, pipe, regex, string, union, type InferOutput } from 'valibot'
import type { NamedState } from './listing.ts'

/** What a folder of pictures says of itself, beside its index.html. */
export const GALLERY_FILE = 'gallery.json'
const PICTURES = 'pictures'

/** Below the folder, so that a gallery from elsewhere names no file of this machine. */
const picture = pipe(string(), regex(/^pictures\/(?!\.)[\w.~-]+\/(?!\.)[\w.~-]+\.png$/))
const named = { id: string(), page: string(), campaign: string(), title: string(), pageName: string(), kind: string(), kindName: string(), fixture: string(), fixtureName: string(), address: string() }
const entry = union([object({ ...named, file: picture, height: number() }), object({ ...named, failure: string() })])
/** `height`: of the screen, where it was asked for. `isScreen`: the pictures end with it. */
const gallery = object({ version: literal(1), width: number(), height: optional(number()), isScreen: optional(boolean()), letters: number(), language: picklist(['zh-CN', 'en']), entries: array(entry) })

/** One state of one page: its picture, or why there is none. */
export type GalleryEntry = InferOutput<typeof entry>
export type PicturedEntry = Extract<GalleryEntry, { readonly file: string }>
export type Gallery = InferOutput<typeof gallery>

export const isPictured = (entry: GalleryEntry): entry is PicturedEntry => 'file' in entry

/** `pictures/<campaign>/<page>~<fixture>.png`. */
export function pictureOf({ campaign, path, fixture }: Pick<NamedState, 'campaign' | 'path' | 'fixture'>): string {
  const plain = (text: string): string => text.replace(/[^\w-]+/g, '.')
  return `${PICTURES}/${campaign === '-' ? 'others' : plain(campaign)}/${path === '' ? 'home' : plain(path)}~${plain(fixture)}.png`
}

/** Throws where the folder has no gallery, or one of another version. */
export function readGallery(folder: string): Gallery {
  const file = join(folder, GALLERY_FILE)
  if (!existsSync(file)) throw new Error(`${file} is not there: no gallery was written to ${folder}.`)
  return parse(gallery, JSON.parse(readFileSync(file, 'utf8')))
}

/** Throws where the folder has pictures that no gallery wrote: a new one begins by removing what is there under that name. */
export function insistOnOwnPictures(folder: string): void {
  if (existsSync(join(folder, PICTURES)) && !existsSync(join(folder, GALLERY_FILE)))
    throw new Error(`${join(folder, PICTURES)} is there, but no ${GALLERY_FILE} beside it: they are not of a gallery, or of one that was stopped. Give another --out, or remove them.`)
}

/** Which states are asked for; an empty list is no filter. `kinds` takes the names of pages too. */
export type Wanted = { readonly campaigns: readonly string[]; readonly kinds: readonly string[] }

export const isWanted = ({ campaigns, kinds }: Wanted, { campaign, kind }: Pick<GalleryEntry, 'campaign' | 'kind'>): boolean =>
  (campaigns.length === 0 || campaigns.includes(campaign)) && (kinds.length === 0 || kinds.includes(kind))
