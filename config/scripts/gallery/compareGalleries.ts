import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { comparePictures } from './comparePictures.ts'
import { isPictured, isWanted, readGallery, type Gallery, type GalleryEntry, type PicturedEntry, type Wanted } from './galleryFile.ts'

/** Files are named below the folder that the changes are written to. */
export type Change = { readonly entry: PicturedEntry; readonly share: number; readonly pixels: number; readonly before: string; readonly after: string; readonly difference: string }

export type Changes = {
  /** What changed most comes first. */
  readonly changed: readonly Change[]
  /** Pictures that only one of both has: the state is new or gone, or one of the runs could not draw it. */
  readonly appeared: readonly PicturedEntry[]
  readonly vanished: readonly PicturedEntry[]
  /** How many pictures both have. */
  readonly compared: number
}

const CHANGES = 'changes'

/** Compares the pictures of two galleries, and writes what differs below the new one: it needs the old folder no longer. Throws where they cannot be compared. */
export function compareGalleries(oldFolder: string, folder: string, wanted: Wanted): Changes {
  const [old, now] = [readGallery(oldFolder), readGallery(folder)]
  const unlike = (['width', 'height', 'isScreen', 'letters', 'language'] as const).filter((name) => old[name] !== now[name])
  if (unlike.length > 0) throw new Error(`Not to be compared: ${unlike.map((name) => `${name} ${old[name]} in ${oldFolder}, ${now[name]} in ${folder}`).join('; ')}`)
  const [before, after] = [picturesOf(old, wanted), picturesOf(now, wanted)]
  const both = [...after.values()].filter(({ id }) => before.has(id))
  const changed = both.flatMap((entry) => {
    const oldPicture = readFileSync(join(oldFolder, before.get(entry.id)?.file ?? ''))
    const difference = comparePictures(oldPicture, readFileSync(join(folder, entry.file)))
    if (!difference) return []
    const [beforeFile, differenceFile] = ['before', 'difference'].map((name) => `${CHANGES}/${name}/${entry.file}`) as [string, string]
    write(join(folder, beforeFile), oldPicture)
    write(join(folder, differenceFile), difference.picture)
    return [{ entry, share: difference.share, pixels: difference.pixels, before: beforeFile, after: entry.file, difference: differenceFile }]
  })
  return {
    changed: changed.toSorted((a, b) => b.share - a.share || a.entry.id.localeCompare(b.entry.id)),
    appeared: [...after.values()].filter(({ id }) => !before.has(id)),
    vanished: [...before.values()].filter(({ id }) => !after.has(id)).map((entry) => kept(entry, oldFolder, folder)),
    compared: both.length,
  }
}

const picturesOf = ({ entries }: Gallery, wanted: Wanted): ReadonlyMap<string, PicturedEntry> =>
  new Map(entries.filter((entry): entry is PicturedEntry => isPictured(entry) && isWanted(wanted, entry as GalleryEntry)).map((entry) => [entry.id, entry]))

/** Its last picture, beside the new ones. */
function kept(entry: PicturedEntry, oldFolder: string, folder: string): PicturedEntry {
  const file = `${CHANGES}/before/${entry.file}`
  write(join(folder, file), readFileSync(join(oldFolder, entry.file)))
  return { ...entry, file }
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
