import { getControls, type CampaignListing } from '../backend'
import { element, fill } from './element'
import { withNotice, type Surroundings } from './notify'

/** Every campaign that the embedded backend serves, page by page. */
export function campaignTab({ notify }: Surroundings): HTMLElement {
  const rows = element('div')
  void withNotice(notify, async () => {
    const campaigns = await getControls<CampaignListing[]>('campaigns')
    fill(
      rows,
      campaigns.map(({ prefix, sourceId, urls }) =>
        element(
          'details',
          { class: 'row', open: location.pathname.indexOf(`/${prefix}`) >= 0 },
          element('summary', {}, element('b', {}, prefix), element('span', { class: 'tag' }, sourceId)),
          ...urls.map((url) => element('a', { class: 'link', href: url }, (url.split('?')[0] ?? url).split(prefix)[1] || '/')),
        ),
      ),
    )
  })
  return rows
}
