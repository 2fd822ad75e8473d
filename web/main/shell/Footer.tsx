import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { siteAge } from '#lib/format/siteAge'
import { OPEN_COOKIE_PREFERENCES } from '#platform/consent/cookies'
import { useSite } from '#platform/session/useSession'
import { useToday } from '#platform/session/useToday'
import classes from './Footer.module.css'
import { siteUrl } from '#platform/session/siteUrl'

const DemoSites = lazy(async () => ({ default: (await import('./DemoSites')).DemoSites }))

const PAGES = [
  ['/Support', 'support'],
  ['/Support/FAQ', 'faq'],
  ['/Reviews', 'reviews'],
  ['/Blog', 'blog'],
  ['/Support/Changelog', 'changelog'],
  ['/Support/GeneralTerms', 'generalTerms'],
  ['/Support/TradeTerms', 'tradeTerms'],
  ['/Support/Privacy', 'privacy'],
  ['/Support/Cookies', 'cookies'],
  ['/Support/CodeOfConduct', 'codeOfConduct'],
  ['/etisk-regelsaet', 'ethicalRules'],
] as const

/** The footer of every page that is not full-height: contact, company, terms. */
export function Footer() {
  const { t } = useTranslation('shell')
  const site = useSite()
  const today = useToday()
  const openCookies = () => window.dispatchEvent(new CustomEvent(OPEN_COOKIE_PREFERENCES))
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <section>
          <h2 className={classes.heading}>{t('footer.support')}</h2>
          <p>
            <a href={`tel:${site.supportPhone.replaceAll(' ', '')}`}>{site.supportPhone}</a>
          </p>
          <p>{site.openingHours}</p>
          <p>
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </p>
        </section>
        <nav aria-label={t('footer.pages')} className={classes.pages}>
          {PAGES.map(([path, label]) => (
            <Link key={path} to={path}>
              {t(`footer.${label}`)}
            </Link>
          ))}
          <Button variant="transparent" className={classes.linkButton} onClick={openCookies}>
            {t('footer.cookiePreferences')}
          </Button>
        </nav>
        <section>
          <h2 className={classes.heading}>{t('footer.countries')}</h2>
          <ul className={classes.hosts}>
            {site.hosts
              .filter(({ isDark }) => isDark === site.isDark)
              .map(({ host, language }) => (
                <li key={host}>
                  <a href={siteUrl(host)} lang={language.slice(0, 2).toLowerCase()}>
                    {t(`countries.${language}`)}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      </div>
      {site.isDemo && (
        <Suspense fallback={null}>
          <DemoSites label={t('footer.demoSites')} />
        </Suspense>
      )}
      <p className={classes.company}>
        {t('footer.age', { site: site.name, count: siteAge(today) })}
        <br />
        {t('footer.company', { name: site.companyName, address: site.companyAddress, vat: site.vatNumber })}
      </p>
    </footer>
  )
}
