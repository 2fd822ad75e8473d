import { Button, Checkbox, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLogOut } from '#shared/logOut/useLogOut'
import { safePath } from '#lib/safeRedirect'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Banner } from '#ui/states/Banner'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { ProseText } from '#ui/layout/ProseText'
import { TextLink } from '#ui/links/TextLink'
import type { UserError } from '#platform/mutations/refusal'
import { useAcceptTerms } from '../../mutations/useAcceptTerms'
import { useSetPrivacyConsent } from '../../mutations/useSetPrivacyConsent'
import type { ReAcceptanceScreenQuery } from './__generated__/ReAcceptanceScreenQuery.graphql'
import classes from './ReAcceptanceScreen.module.css'

const query = graphql`
  query ReAcceptanceScreenQuery @preloadable {
    viewer {
      terms {
        version
        isAccepted
      }
    }
    site {
      terms: legalPage(key: GENERAL_TERMS) {
        title
        html
      }
      privacy: legalPage(key: PRIVACY) {
        title
        html
      }
    }
  }
`

/** Asks for the current terms and the consent to sensitive data. Members cannot skip it. */
export function ReAcceptanceScreen() {
  const { t } = useTranslation(['account', 'common', 'shell'])
  const { viewer, site } = useScreenQuery<ReAcceptanceScreenQuery>(query)
  const { terms } = viewer
  const [accepts, setAccepts] = useState(terms?.isAccepted ?? false)
  // The member has to tick the consent to sensitive data again; the box never starts ticked.
  const [consents, setConsents] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [acceptTerms, acceptBusy] = useAcceptTerms()
  const [setPrivacyConsent, consentBusy] = useSetPrivacyConsent()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const submit = async () => {
    if (!terms) return
    setProblem(null)
    const onRefused = ([refusal]: readonly UserError[]) => setProblem(refusal?.message ?? null)
    if (!(await setPrivacyConsent({ input: { consent: true } }, { onRefused }))) return
    const answer = await acceptTerms({ input: { version: terms.version } }, { onRefused })
    if (answer?.acceptTerms.viewer?.hasAcceptedTerms) {
      void navigate(safePath(search.get('u')) ?? '/Start', { replace: true })
    }
  }
  const texts = [site.terms, site.privacy].filter((text) => text != null)
  return (
    <Page width="text">
      <PageTitle>{t('terms.title')}</PageTitle>
      <PageHeader title={t('terms.title')} intro={t('terms.intro')} />
      <Stack gap="lg">
        <div>
          {texts.map(({ title, html }) => (
            <details key={title} className={classes.text}>
              <summary>
                {title}
                <IconChevronDown size={20} stroke={1.75} aria-hidden />
              </summary>
              <div className={classes.prose}>
                <ProseText html={html} compact />
              </div>
            </details>
          ))}
        </div>
        <Stack gap="xs">
          <Checkbox
            label={t('terms.accept')}
            checked={accepts}
            onChange={(event) => setAccepts(event.currentTarget.checked)}
          />
          <Checkbox
            label={t('terms.consent')}
            checked={consents}
            onChange={(event) => setConsents(event.currentTarget.checked)}
          />
        </Stack>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <div className={classes.actions}>
          <Button
            disabled={!accepts || !consents || !terms}
            loading={acceptBusy || consentBusy}
            onClick={() => void submit()}
          >
            {t('terms.submit')}
          </Button>
          <Button variant="subtle" onClick={logOut}>
            {t('shell:account.logOut')}
          </Button>
        </div>
        <TextLink href="/EditProfile/Delete">{t('settings.delete.link')}</TextLink>
      </Stack>
    </Page>
  )
}
