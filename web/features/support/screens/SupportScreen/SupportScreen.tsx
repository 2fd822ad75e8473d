import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { breadcrumbs, organisation } from '#platform/pageTitle/things'
import { useSite, useViewer } from '#platform/session/useSession'
import { useHydrated } from '#ui/useHydrated'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { CREATE_TICKET_ANCHOR, MY_TICKETS, WRITE } from '../../paths'
import { SupportSearch } from './SupportSearch'
import classes from './SupportScreen.module.css'

const TicketForm = lazyDialog(['media'], async () => (await import('../../components/TicketForm')).TicketForm)

const PAGES = [
  ['/Support/GeneralTerms', 'GENERAL_TERMS'],
  ['/Support/TradeTerms', 'TRADE_TERMS'],
  ['/Support/Privacy', 'PRIVACY'],
  ['/Support/Cookies', 'COOKIES'],
  ['/Support/CodeOfConduct', 'CODE_OF_CONDUCT'],
  ['/etisk-regelsaet', 'ETHICAL_RULES'],
] as const

/** The search of the questions first, and the form for a ticket only after it, or by its own address. */
export function SupportScreen() {
  const { t } = useTranslation(['site', 'support'])
  const site = useSite()
  const [mailbox, domain] = site.supportEmail.split('@')
  const { isLoggedIn } = useViewer()
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const isLinked = search.has(WRITE) || (isHydrated && hash === `#${CREATE_TICKET_ANCHOR}`)
  const [text, setText] = useState('')
  const [asks, setAsks] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isAsking = asks || isLinked
  useEffect(() => {
    if (isAsking) form.current?.scrollIntoView({ block: 'start' })
    if (isAsking) form.current?.focus({ preventScroll: true })
  }, [isAsking])
  return (
    <Page>
      <PageTitle>{t('support.title')}</PageTitle>
      <PageMeta
        title={t('support.title')}
        description={t('support.metaDescription', { site: site.name, phone: site.supportPhone })}
        things={[organisation(site), breadcrumbs(site, [[t('support.title'), '/Support']])]}
      />
      <PageHeader title={t('support.title')} intro={t('support.intro')} />
      <Section
        title={t('support.faqTitle')}
        note={t('support.faqNote')}
        action={{ label: t('support.faqAll'), href: '/Support/FAQ' }}
      >
        <SupportSearch text={text} onChange={setText} onAsk={() => setAsks(true)} />
      </Section>
      {isLoggedIn && (
        <p>
          <TextLink standalone href={MY_TICKETS}>
            {t('support:mine.title')}
          </TextLink>
        </p>
      )}
      <div id={CREATE_TICKET_ANCHOR} ref={form} tabIndex={-1} className={classes.write}>
        {isAsking && (
          <Section title={t('support:form.title')} note={t('support:form.note')}>
            <Suspense fallback={<div className={classes.formRoom} data-member={isLoggedIn || undefined} />}>
              <TicketForm subject={text.trim()} />
            </Suspense>
          </Section>
        )}
      </div>
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
            {mailbox}
            <wbr />
            {`@${domain}`}
          </a>
        </li>
        <li>
          <IconClock size={24} stroke={1.5} aria-hidden />
          <h2>{t('support.hours')}</h2>
          <p className={classes.hours}>{site.openingHours}</p>
        </li>
      </ul>
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
