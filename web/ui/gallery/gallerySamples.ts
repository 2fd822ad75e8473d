import { IconFlag, IconHeart, IconMessageCircle, IconStar, IconUserOff } from '@tabler/icons-react'
import type { CardActions, MemberFacts } from '../MemberCard/memberCardTypes'

const nothing = () => undefined

function actionsFor(name: string): CardActions {
  return {
    menuLabel: `More about ${name}`,
    closeLabel: 'Close',
    items: [
      { id: 'like', label: 'Like', icon: IconHeart, onSelect: nothing, quick: true, pressed: name === 'Freja' },
      { id: 'write', label: 'Write a message', icon: IconMessageCircle, onSelect: nothing, quick: true },
      { id: 'favourite', label: 'Add to favourites', icon: IconStar, onSelect: nothing },
      { id: 'block', label: `Block ${name}`, icon: IconUserOff, onSelect: nothing, danger: true },
      { id: 'report', label: `Report ${name}`, icon: IconFlag, onSelect: nothing, danger: true },
    ],
  }
}

const member = { kind: 'member', label: 'Member' } as const
const validated = { kind: 'validated', label: 'Validated' } as const
const favourite = { kind: 'favourite', label: 'Your favourite' } as const

const people: Omit<MemberFacts, 'href' | 'actions'>[] = [
  {
    name: 'Freja',
    ages: [34],
    place: 'Aarhus',
    tagline: 'Sea swimmer, slow baker, quick to laugh',
    onlineLabel: 'Online now',
    marks: [member, validated],
  },
  { name: 'Mikkel', ages: [41], place: 'Svendborg', tagline: 'Builds wooden boats and bad puns', marks: [validated] },
  {
    name: 'Ida & Jonas',
    ages: [38, 42],
    place: 'København Ø',
    tagline: 'Looking for friends to share a summer house with',
    onlineLabel: 'Online now',
    marks: [member, validated, favourite],
  },
  { name: 'Astrid', ages: [29], place: 'Bergen', tagline: 'Rain does not count as weather' },
  {
    name: 'Christoffer-Alexander von Wedel-Rosenkrantz',
    ages: [57],
    place: 'Nykøbing Falster og omegn',
    tagline: 'A line that goes on for rather longer than anybody planned when they drew this card, and then some',
    onlineLabel: 'Online now',
    marks: [member, validated, favourite],
  },
  { name: 'Nora', ages: [46], place: 'Tromsø', tagline: 'Winter dark, warm kitchen', marks: [member] },
  { name: 'Elin', ages: [52], place: 'Malmö', marks: [validated] },
  { name: 'Oskar', ages: [36], place: 'Göteborg', tagline: 'Two cats, one cello', onlineLabel: 'Online now' },
  { name: 'Signe & Maja', ages: [31, 33], place: 'Odense', tagline: 'Board games on Thursdays', marks: [member] },
  { name: 'Viggo', ages: [63], place: 'Skagen', tagline: 'Retired light-keeper, still up late' },
]

const colours = ['#d8b7a2', '#a9c1c2', '#e0cda4', '#c7b4cf', '#b5c4a4']

/** Returns sample people. Portraits are assigned in turn, couples get two, and the fourth person none. */
export function samplePeople(portraits: readonly string[]): MemberFacts[] {
  let next = 0
  return people.map((person, index) => {
    const wanted = index === 3 ? 0 : person.ages.length
    const pictures = portraits.slice(next, next + wanted).map((src, at) => ({
      src,
      placeholder: colours[(index + at) % colours.length],
      focus: { x: 0.5, y: 0.4 },
    }))
    next += wanted
    return { ...person, pictures, href: `/ui#${index}`, actions: actionsFor(person.name), eager: true }
  })
}

/** A text with every supported element. */
export const sampleProse = `
<h2>What we keep, and why</h2>
<p>We keep what you write in your profile so that others can find you, and nothing longer than we need it.
You can <a href="/Settings">delete your profile</a> yourself at any time; then it is gone, and so are your pictures.</p>
<ul><li>Your name and your place, as you write them</li><li>Who has visited you, for thirty days</li></ul>
<blockquote>A good place is one where you may change your mind.</blockquote>
<h3>For how long</h3>
<table><tr><th>What</th><th>How long</th></tr><tr><td>Messages</td><td>Until you delete them</td></tr>
<tr><td>Visits</td><td>30 days</td></tr></table>`

/** The tokens shown as swatches. */
export const swatches = [
  'surface',
  'surface-raised',
  'surface-quiet',
  'ground',
  'text',
  'text-quiet',
  'line',
  'line-strong',
  'accent',
  'accent-soft',
  'accent-ink',
  'info',
  'info-soft',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'online',
  'mark',
  'mark-soft',
]
