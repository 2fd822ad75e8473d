import { IconUsers } from '@tabler/icons-react'
import { EmptyState } from '../states/EmptyState'
import { MemberCard } from '../MemberCard/MemberCard'
import { MemberCardSkeleton } from '../MemberCard/MemberCardSkeleton'
import { MemberGrid } from '../layout/MemberGrid'
import { Section } from '../layout/Section'
import { ShowMore } from '../states/ShowMore'
import { samplePeople } from './gallerySamples'
import classes from './UiGallery.module.css'

interface PeopleGalleryProps {
  portraits: readonly string[]
}

/** The member card in its three variants, with content, loading and empty. */
export function PeopleGallery({ portraits }: PeopleGalleryProps) {
  const people = samplePeople(portraits)
  return (
    <>
      <Section title="Newest faces" action={{ label: 'See all', href: '/Search/Newest' }}>
        <MemberGrid label="Newest faces">
          {people.map((person) => (
            <MemberCard key={person.name} {...person} />
          ))}
        </MemberGrid>
        <ShowMore label="Show more" loadingLabel="Fetching more" onShowMore={() => undefined} />
      </Section>

      <Section title="Your favourites, online" note="Only you see who is here">
        <MemberGrid label="Favourites online" layout="strip">
          {people.map((person) => (
            <MemberCard key={person.name} {...person} variant="round" />
          ))}
        </MemberGrid>
      </Section>

      <div className={classes.columns}>
        <Section title="Visited you today">
          <MemberGrid label="Visits" layout="rows">
            {people.slice(0, 5).map((person) => (
              <MemberCard key={person.name} {...person} variant="row" />
            ))}
          </MemberGrid>
        </Section>
        <Section title="Birthdays">
          <EmptyState
            icon={<IconUsers size={26} stroke={1.5} />}
            title="Nobody you know has a birthday this week"
            text="When somebody on your list of favourites has one, you can send them a wish from here."
            action={{ label: 'Find people', href: '/Search' }}
          />
        </Section>
      </div>

      <Section title="On the way">
        <MemberGrid label="Newest faces" busy>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <MemberCardSkeleton key={key} />
          ))}
        </MemberGrid>
        <MemberGrid label="Visits" layout="rows" busy>
          <MemberCardSkeleton variant="row" />
        </MemberGrid>
        <MemberGrid label="Favourites online" layout="strip" busy>
          {['a', 'b', 'c'].map((key) => (
            <MemberCardSkeleton key={key} variant="round" />
          ))}
        </MemberGrid>
      </Section>
    </>
  )
}
