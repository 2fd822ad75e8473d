import { Anchor } from '@mantine/core'
import { useSite } from '#platform/session/useSession'
import { siteUrl } from '#platform/session/siteUrl'
import classes from './Footer.module.css'

/** The cookie by which a development server shows another site than the host name says. */
const SITE_COOKIE = 'dev-site'

/** Goes to a site: by its host where host names under localhost are in use, by cookie where there is only one host. */
function goTo(host: string): void {
  if (window.location.hostname.endsWith('.localhost')) {
    window.location.assign(siteUrl(host))
    return
  }
  document.cookie = `${SITE_COOKIE}=${host}; Path=/; SameSite=Lax`
  window.location.assign('/')
}

/** Switches between all sites of a demo installation. */
export function DemoSites({ label }: { label: string }) {
  const site = useSite()
  return (
    <section aria-label={label} className={classes.demo}>
      <ul className={classes.hosts}>
        {site.hosts.map(({ host, name, language }) => (
          <li key={host}>
            <Anchor component="button" type="button" className={classes.demoSite} onClick={() => goTo(host)}>
              {name} {language.slice(3)}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
