import './pageModules.ts'
import type { BuiltPage } from './builtPages.ts'
import type { ListedPage } from './pageList.ts'
import type { Published } from './pageHead.ts'
import { pageFilesOf, type BundleFiles } from './pageFiles.ts'
import { englishPaint } from './englishPaint.ts'
import { renderDocument, type DocumentScripts } from './renderDocument.ts'

export type DocumentsOptions = { readonly base: string; readonly scripts: DocumentScripts; readonly modern: BundleFiles; readonly legacy?: BundleFiles; readonly published?: Published }

export type Documents = {
  /** Every address that has a document of its own; '' stands for all the others. */
  readonly pages: readonly BuiltPage[]
  /** The prefixes of the campaigns whose session the page around them sends. */
  readonly framed: readonly string[]
  readonly render: (address: string) => Promise<string>
}

/** The documents of the product, made of its pages' own skeletons. */
export async function openDocuments({ base, scripts, modern, legacy, published }: DocumentsOptions): Promise<Documents> {
  const [{ listPages }, { renderSkeleton }, { headOf }] = await Promise.all([import('./pageList.ts'), import('./renderSkeleton.ts'), import('./pageHead.ts')])
  const pages = new Map((await listPages()).map((page) => [page.address, page]))

  async function render(page: ListedPage): Promise<string> {
    const painted = await renderSkeleton(page, 'zh-CN')
    const head = await headOf(page, published)
    const english = await renderSkeleton(page, 'en')
    return renderDocument(scripts, head, painted, {
      base,
      modern: pageFilesOf(modern, page.modules),
      ...(legacy ? { legacy: pageFilesOf(legacy, page.modules) } : {}),
      english: englishPaint(painted.markup, english.markup, (await headOf(page)).title),
      ...(page.call ? { call: page.call } : {}),
    })
  }
  const firsts = new Map([...pages.values()].toReversed().map(({ address, page }) => [page, address]))
  const sameAs = (address: string, page: ListedPage['page']): string | undefined => {
    const first = page && firsts.get(page)
    return first === address ? undefined : first
  }
  return {
    framed: [...new Set([...pages.values()].flatMap(({ campaign }) => (campaign?.token === 'fromParent' ? [campaign.prefix] : [])))],
    pages: [...pages.values()].map(({ address, page, modules }): BuiltPage => ({ address, kind: page?.kind, modules, sameAs: sameAs(address, page) })),
    render: (address) => {
      const page = pages.get(address) ?? pages.get('')
      if (!page) throw new Error('There is no page for unknown addresses.')
      return render(page).catch((cause: unknown) => {
        throw new Error(`The document of "${page.address}" could not be made.`, { cause })
      })
    },
  }
}
