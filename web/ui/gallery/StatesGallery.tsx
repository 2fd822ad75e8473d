import { useState } from 'react'
import { Banner } from '../states/Banner'
import { EmptyState } from '../states/EmptyState'
import { ErrorState } from '../states/ErrorState'
import { ProgressBar } from '../states/ProgressBar'
import { Section } from '../layout/Section'
import { ShowMore } from '../states/ShowMore'
import classes from './UiGallery.module.css'

/** Banners, empty states and errors. */
export function StatesGallery() {
  const [waiting, setWaiting] = useState(false)
  const wait = { label: waiting ? 'Stop' : 'Start', onSelect: () => setWaiting(!waiting) }
  return (
    <>
      <ProgressBar active={waiting} label="Loading" />
      <Section title="Banners">
        <div className={classes.stack}>
          <Banner action={{ label: 'Validate', href: '/ProfileValidation' }}>
            Show others that you are who you say you are. It takes two minutes.
          </Banner>
          <Banner
            tone="warning"
            title="We could not reach your e-mail address"
            action={{ label: 'Change it', href: '/Settings' }}
            dismiss={{ label: 'Hide', onDismiss: () => undefined }}
          >
            Your last three letters came back. Until it works again, you will not hear from us when somebody writes.
          </Banner>
          <Banner tone="positive" dismiss={{ label: 'Hide', onDismiss: () => undefined }}>
            Your profile is validated.
          </Banner>
          <Banner tone="danger" title="Your profile is hidden">
            Nobody can find you until you have accepted the terms.
          </Banner>
          <Banner action={wait}>The thin progress bar along the top edge appears after a short while.</Banner>
        </div>
      </Section>

      <div className={classes.columns}>
        <Section title="Something failed">
          <ErrorState
            title="The list could not be fetched"
            text="Nothing you have written is lost. Check your connection and try again."
            action={{ label: 'Try again', onSelect: () => undefined }}
            secondAction={{ label: 'To the start page', href: '/Start' }}
            reference="Reference 7f3a-91c2"
          />
        </Section>
        <Section title="In a smaller place">
          <div className={classes.stack}>
            <EmptyState
              compact
              title="No groups yet"
              text="Groups you join show up here."
              action={{ label: 'Find a group', href: '/Lodges' }}
            />
            <ErrorState
              compact
              title="The visits could not be fetched"
              action={{ label: 'Try again', onSelect: () => undefined }}
            />
            <ShowMore loading label="Show more" loadingLabel="Fetching more" onShowMore={() => undefined} />
          </div>
        </Section>
      </div>
    </>
  )
}
