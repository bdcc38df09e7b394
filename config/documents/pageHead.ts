// Loaded by documents.ts, once Node can read pages.
import { createElement } from 'react'
import type { PageCover } from '../../src/blocks/definePage.ts'
import { startMessages } from '../../src/app/landing/messages.ts'
import { defaultTheme, mergeTheme } from '../../src/ui/theme/theme.ts'
import { pictureOf, type LinkPictures } from './linkPictures.ts'
import type { ListedPage } from './pageList.ts'
import type { PageHead } from './renderDocument.ts'
import { renderStill } from './renderSkeleton.ts'

/** What the cover's hook says, in the language that is set. */
async function lineOf(cover: PageCover): Promise<string> {
  const said: string[] = []
  function Line() {
    said.push(cover.useLine())
    return null
  }
  await renderStill(createElement(Line))
  return said.at(-1) ?? ''
}

/** For those who ask from elsewhere: the site's address with the base path, and its pictures. */
export type Published = { readonly site: string; readonly pictures: LinkPictures }

/** In the language that is set. `published`: not known while developing. */
export async function headOf({ campaign, cover }: ListedPage, published?: Published): Promise<PageHead> {
  await startMessages.ready()
  const { product, start } = startMessages.read()
  return {
    title: campaign?.title() ?? product,
    description: cover ? await lineOf(cover) : start.subline,
    colour: mergeTheme(defaultTheme, campaign?.theme).colour.heroFrom,
    ...(published && { picture: pictureIn(published, campaign?.prefix) }),
  }
}

function pictureIn({ site, pictures }: Published, prefix: string | undefined): string | undefined {
  const picture = pictureOf(pictures, prefix)
  return picture && site + picture
}
