// Loaded by those who draw link pictures, or look at them, once Node can read pages.
import { createHash } from 'node:crypto'
import { createElement, type ComponentType } from 'react'
import type { Campaign } from '../../src/campaigns/defineCampaign.ts'
import { ArtCity } from '../../src/ui/art/ArtCity.tsx'
import { alpha } from '../../src/ui/theme/colourMath.ts'
import { defaultTheme, mergeTheme } from '../../src/ui/theme/theme.ts'
import { pictureFile } from './linkPictures.ts'
import { listPages, type ListedPage } from './pageList.ts'
import { renderSkeleton } from './renderSkeleton.ts'

/** CSS pixels: what chat apps ask for at least, and crop to a square. */
export const PICTURE_SIDE = 300

export type DrawnCover = {
  readonly file: string
  /** Says whether a picture is of this cover: its note (pictureNote.ts). */
  readonly note: string
  readonly html: string
}

const sceneOf = async ({ campaign, cover }: ListedPage): Promise<ComponentType> => cover?.Scene ?? (await campaign?.loginScene?.()) ?? ArtCity

/** The scene in the campaign's colours, as its home's head has it. */
function Cover({ campaign, Scene }: { readonly campaign: Campaign | undefined; readonly Scene: ComponentType }) {
  const { accent, heroFrom, heroTo } = mergeTheme(defaultTheme, campaign?.theme).colour
  const background = `radial-gradient(ellipse 80% 45% at 60% 100%, ${alpha(accent, 0.45)}, ${alpha(accent, 0)}), linear-gradient(168deg, ${heroFrom}, ${heroTo} 92%)`
  // A scene is wider than high: what stands at its sides is left out, so that the rest is large enough for a small card.
  const scene = createElement('div', { style: { flex: 'none', width: '150%', margin: '0 -25%' } }, createElement(Scene))
  return createElement('div', { style: { display: 'flex', alignItems: 'flex-end', height: '100vh', overflow: 'hidden', background } }, scene)
}

/** Of what is drawn, but for the names of classes: those depend on what was read before. */
const noteFor = (markup: string): string => createHash('sha256').update(markup.replace(/ class="[^"]*"/g, '')).digest('hex').slice(0, 16)

/** One for the platform, and one for each campaign. */
export async function drawnCovers(): Promise<readonly DrawnCover[]> {
  const pages = new Map((await listPages()).map((page) => [page.campaign?.prefix ?? '', page]))
  const covers: DrawnCover[] = []
  for (const [prefix, page] of pages) {
    const Scene = await sceneOf(page)
    const Skeleton = () => Cover({ campaign: page.campaign, Scene })
    const { markup, css } = await renderSkeleton({ campaign: page.campaign, Skeleton }, 'zh-CN')
    covers.push({ file: pictureFile(prefix), note: noteFor(markup), html: `<!doctype html><style>${css}body{margin:0}</style><body>${markup}` })
  }
  return covers
}
