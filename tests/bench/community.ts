import type { Database } from '../../legacy/core/database/connect'
import type { MemberViewer } from '../../legacy/core/handler'
import { beginSession } from '../../legacy/core/access/session'
import { readSettings } from '../../legacy/core/settings'
import { termsVersion } from '../../legacy/core/access/terms'
import { readers } from './fill'
import type { Case } from './cases'

export async function viewerOf(
  db: Database,
  { viewer, siteId }: Pick<Case, 'viewer' | 'siteId'>,
  now: Date,
): Promise<MemberViewer> {
  const settings = readSettings({ SECRET: 'benchmark' })
  const profileId = readers[viewer]
  const clock = { now: () => now }
  const { session } = await beginSession({ db, clock }, { profileId, rememberMe: false })
  const profile = await db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow()
  const site = settings.sites.byId(siteId)
  return { site, locale: 'da-DK', session, profile: { ...profile, termsVersion: termsVersion(site) } }
}
