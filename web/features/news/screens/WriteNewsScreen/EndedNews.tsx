import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWS_DESK } from '#shared/staff/deskPath'
import { PageHeader } from '#ui/layout/PageHeader'
import { Banner } from '#ui/states/Banner'
import type { NewsKind } from '../../paths'
import { LANGUAGES, missingLanguages, type Language } from '../../writing/content'
import type { SavedNews } from '../../writing/readNews'
import { LanguageSwitch } from './LanguageSwitch'
import { NewsPreview } from './NewsPreview'
import classes from './WriteNews.module.css'

/** News that is over, to read. */
export function EndedNews({ kind, news, title }: { kind: NewsKind; news: SavedNews; title: string }) {
  const { t } = useTranslation('news')
  const missing = missingLanguages(news.content, kind, LANGUAGES)
  const written = LANGUAGES.filter((language) => !missing.includes(language))
  const [language, setLanguage] = useState<Language>(written[0] ?? 'DA_DK')
  return (
    <>
      <PageHeader title={title} back={{ label: t('editor.toDesk'), href: NEWS_DESK }} />
      <Banner>{t('editor.over')}</Banner>
      <div className={classes.over}>
        <LanguageSwitch languages={written} missing={[]} value={language} onChange={setLanguage} />
        <NewsPreview kind={kind} content={news.content} language={language} />
      </div>
    </>
  )
}
