import { getControls, type CampaignListing } from '../backend'
import { element, fill } from './element'
import { withNotice, type Surroundings } from './notify'

/** Every campaign that the embedded backend serves, page by page. */
export function campaignTab({ notify }: Surroundings): HTMLElement {
  const rows = element('div')
  void withNotice(notify, async () => {
    const [campaigns, titles] = await Promise.all([getControls<CampaignListing[]>('campaigns'), getControls<Readonly<Record<string, string>>>('titles')])
    fill(
      rows,
      campaigns.map(({ prefix, sourceId, urls }) =>
        element(
          'details',
          { class: 'row', open: location.pathname.indexOf(`/${prefix}`) >= 0 },
          element('summary', {}, element('b', {}, titles[prefix] ?? prefix), element('span', { class: 'tag' }, sourceId), element('small', {}, prefix)),
          ...urls.map((url) => element('a', { class: 'link', href: url }, (url.split('?')[0] ?? url).split(prefix)[1] || '/')),
        ),
      ),
    )
  })
  return rows
}
