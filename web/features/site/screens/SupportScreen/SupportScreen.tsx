import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useSite } from '#platform/session/useSession'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { FaqSearch } from '../../components/FaqSearch'
import classes from './SupportScreen.module.css'

const PAGES = [
  ['/Support/GeneralTerms', 'GENERAL_TERMS'],
  ['/Support/TradeTerms', 'TRADE_TERMS'],
  ['/Support/Privacy', 'PRIVACY'],
  ['/Support/Cookies', 'COOKIES'],
  ['/Support/CodeOfConduct', 'CODE_OF_CONDUCT'],
  ['/etisk-regelsaet', 'ETHICAL_RULES'],
] as const

export function SupportScreen() {
  const { t } = useTranslation('site')
  const site = useSite()
  return (
    <Page>
      <PageTitle>{t('support.title')}</PageTitle>
      <meta name="description" content={t('support.metaDescription', { site: site.name, phone: site.supportPhone })} />
      <PageHeader title={t('support.title')} intro={t('support.intro')} />
      <ul className={classes.ways}>
        <li>
          <IconPhone size={24} stroke={1.5} aria-hidden />
          <h2>{t('support.phone')}</h2>
          <a href={`tel:${site.supportPhone.replaceAll(' ', '')}`} className={classes.way}>
            {site.supportPhone}
          </a>
        </li>
        <li>
          <IconMail size={24} stroke={1.5} aria-hidden />
          <h2>{t('support.email')}</h2>
          <a href={`mailto:${site.supportEmail}`} className={classes.way}>
            {site.supportEmail}
          </a>
        </li>
        <li>
          <IconClock size={24} stroke={1.5} aria-hidden />
          <h2>{t('support.hours')}</h2>
          <p className={classes.hours}>{site.openingHours}</p>
        </li>
      </ul>
      <Section
        title={t('support.faqTitle')}
        note={t('support.faqNote')}
        action={{ label: t('support.faqAll'), href: '/Support/FAQ' }}
      >
        <FaqSearch />
      </Section>
      <Section title={t('support.textsTitle')}>
        <ul className={classes.texts}>
          {PAGES.map(([path, key]) => (
            <li key={path}>
              <Link to={path}>{t(`legal.${key}`)}</Link>
            </li>
          ))}
          <li>
            <Link to="/Support/Changelog">{t('changelog.title')}</Link>
          </li>
        </ul>
      </Section>
    </Page>
  )
}
